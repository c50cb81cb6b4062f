import { Session } from "@bulmo/entities/session.entity";
import { bothServers } from "@bulmo/entities/testing/test-database";
import { raceRounds, testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { fixturePassword } from "../../../testing/fixture.ts";
import { beginSecondFactor } from "../../../testing/second-factor.ts";
import { openSite, type Site } from "../../../testing/site.ts";

const rounds = Array.from({ length: raceRounds }, (_, round) => round + 1);
const options = { timeout: 60_000 };

describe.each(bothServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(server);
  });
  afterAll(() => site.close());

  test.each(rounds)(
    "no sign-in by password alone outlives a second factor that is turned on beside it (round %d)",
    options,
    async () => {
      const admin = await createSignedIn(site, { isAdmin: true });
      const code = await beginSecondFactor(site, admin);
      const { token } = admin;
      const [confirmed] = await Promise.all([
        site.call("POST", "/api/auth/second-factor/confirm", { token, body: { code } }),
        ...Array.from({ length: 6 }, () =>
          site.call("POST", "/api/auth/sign-in", {
            body: { username: admin.user.username, password: fixturePassword },
          }),
        ),
      ]);
      expect(confirmed?.status).toBe(200);
      expect(await site.fork().count(Session, { user: admin.user.id })).toBe(1);
      expect((await site.call("GET", "/api/auth/me", { token })).status).toBe(200);
    },
  );

  test("nor one that had passed the question before, and opens its session after", async () => {
    const admin = await createSignedIn(site, { isAdmin: true });
    const code = await beginSecondFactor(site, admin);
    const open = site.sessions.open.bind(site.sessions);
    const opening = vi.spyOn(site.sessions, "open").mockImplementationOnce(async (...given) => {
      await site.call("POST", "/api/auth/second-factor/confirm", { token: admin.token, body: { code } });
      return open(...given);
    });
    const body = { username: admin.user.username, password: fixturePassword };
    expect((await site.call("POST", "/api/auth/sign-in", { body })).status).toBe(401);
    expect(opening).toHaveBeenCalledOnce();
    opening.mockRestore();
    expect(await site.fork().count(Session, { user: admin.user.id })).toBe(1);
  });
});
