import { randomUUID } from "node:crypto";
import { errorMessages } from "@bulmo/contracts/error";
import type { OpenSession } from "@bulmo/contracts/open-session";
import { Session } from "@bulmo/entities/session.entity";
import { testServers } from "@bulmo/entities/testing/test-database";
import type { User } from "@bulmo/entities/user.entity";
import { raceRounds, testDatabaseUrl } from "@bulmo/testing/figures";
import { cookiesOf } from "@bulmo/testing/http-call";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createUser, fixturePassword } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
const windows =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

const rounds = Array.from({ length: raceRounds }, (_, round) => round + 1);
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let user: User;
  beforeAll(async () => {
    site = await openSite(server);
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    user = await createUser(site.fork());
  });

  async function signedIn(agent = windows, username = user.username) {
    const body = { username, password: fixturePassword, autoLogin: true };
    const answer = await site.call("POST", "/api/auth/sign-in", { body, headers: { "user-agent": agent } });
    return { token: String(answer.body.accessToken), cookie: cookiesOf(answer.headers) };
  }
  type Device = Awaited<ReturnType<typeof signedIn>>;

  const check = ({ token }: Device) =>
    site.call("POST", "/api/auth/check-password", { body: { password: fixturePassword }, token });
  const listed = async ({ token }: Device) =>
    (await site.call("GET", "/api/auth/sessions", { token })).body as unknown as OpenSession[];
  const end = ({ token }: Device, id: string) => site.call("POST", "/api/auth/sessions/end", { body: { id }, token });
  const endOthers = ({ token }: Device) => site.call("POST", "/api/auth/sessions/end-others", { token });
  const statusOf = async ({ token }: Device) => (await site.call("GET", "/api/auth/me", { token })).status;
  const idOf = async (device: Device) => (await listed(device)).find(({ isCurrent }) => isCurrent)?.id ?? "";

  /** Two devices of the member; in the first the password was just given. */
  async function two() {
    const [here, there] = [await signedIn(), await signedIn(iphone)];
    await check(here);
    return { here, there };
  }

  test("V7.5.2 a member sees where they are signed in: the one that asks first, with coarse words and times", async () => {
    const there = await signedIn(iphone);
    const here = await signedIn();
    await site.fork().nativeUpdate(Session, { user }, { createdAt: hoursAgo(50), lastUsedAt: hoursAgo(40) });
    const others = await signedIn("curl/8.15.0");
    const list = await listed(here);
    expect(list.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ["Chrome · Windows", true],
      ["", false],
      ["Safari · iPhone", false],
    ]);
    expect(Date.parse(list[1]?.lastUsedAt ?? "")).toBeGreaterThan(hoursAgo(1).getTime());
    expect(list[2]).toMatchObject({ lastUsedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/u) });
    expect(Date.parse(list[2]?.startedAt ?? "")).toBeLessThan(hoursAgo(49).getTime());
    expect((await listed(there))[0]).toMatchObject({ device: "Safari · iPhone", isCurrent: true });
    expect(await listed(others)).toHaveLength(3);
  });

  test("V7.5.2 no session was used before it began, whatever clock noted it", async () => {
    const here = await signedIn();
    const first = (await listed(here))[0];
    expect(first?.lastUsedAt).toBe(first?.startedAt);
    // Another process's clock is behind, or a version before this one noted nothing.
    for (const lastUsedAt of [hoursAgo(2), null]) {
      await site.fork().nativeUpdate(Session, { user }, { createdAt: hoursAgo(1), lastUsedAt });
      const [told] = await listed(here);
      expect(told?.lastUsedAt).toBe(told?.startedAt);
    }
  });

  test("V7.5.2 SEC-01 neither what a browser says of itself nor what opens a session is told or kept", async () => {
    const here = await signedIn();
    const rows = await site.fork().execute("select * from session where user_id = ?", [user.id]);
    expect(JSON.stringify(rows)).not.toMatch(/Mozilla|AppleWebKit|NT 10|127\.0\.0\.1|::1/u);
    const [row] = await site.fork().find(Session, { user });
    const [told] = await listed(here);
    expect(told?.id).toBe(row?.handle);
    expect(JSON.stringify(told)).not.toContain(row?.id);
    const cookie = here.cookie.replace(/bulmo_session=[^;]+/u, `bulmo_session=${told?.id}`);
    expect((await site.call("POST", "/api/auth/refresh", { cookie })).status).toBe(401);
    expect((await site.call("GET", "/api/auth/me", { token: told?.id ?? "" })).status).toBe(401);
  });

  test("V7.5.2 what has ended by time, or is another's, is not in the list", async () => {
    const { here, there } = await two();
    const other = await createUser(site.fork());
    await signedIn(iphone, other.username);
    await site.fork().nativeUpdate(Session, { user, handle: await idOf(there) }, { expiresAt: hoursAgo(1) });
    expect(await listed(here)).toMatchObject([{ isCurrent: true }]);
  });

  test("V7.5.2 AUT-08 a refresh notes the use, once an hour", async () => {
    const here = await signedIn();
    const lastUsedAt = async () => (await site.fork().findOneOrFail(Session, { user })).lastUsedAt?.getTime();
    const refresh = () => site.call("POST", "/api/auth/refresh", { cookie: here.cookie });
    const [soon, late] = [hoursAgo(0.9), hoursAgo(1.1)];
    await site.fork().nativeUpdate(Session, { user }, { lastUsedAt: soon });
    await refresh();
    expect(await lastUsedAt()).toBe(soon.getTime());
    for (const before of [late, null]) {
      await site.fork().nativeUpdate(Session, { user }, { lastUsedAt: before });
      await refresh();
      expect(await lastUsedAt()).toBeGreaterThan(hoursAgo(0.1).getTime());
    }
  });

  test("V7.5.2 AUT-17 one session is ended: its token and its cookie are dead at once, the others live", async () => {
    const { here, there } = await two();
    const third = await signedIn(iphone);
    expect(await end(here, await idOf(there))).toMatchObject({ status: 200, body: { success: true } });
    expect([await statusOf(here), await statusOf(there), await statusOf(third)]).toEqual([200, 401, 200]);
    expect((await site.call("POST", "/api/auth/refresh", { cookie: there.cookie })).status).toBe(401);
    expect(await listed(here)).toHaveLength(2);
  });

  test("V7.5.2 AUT-17 all others are ended, and this one goes on", async () => {
    const { here, there } = await two();
    const third = await signedIn();
    expect((await endOthers(here)).status).toBe(200);
    expect([await statusOf(here), await statusOf(there), await statusOf(third)]).toEqual([200, 401, 401]);
    expect((await endOthers(here)).status).toBe(200);
    expect(await listed(here)).toMatchObject([{ isCurrent: true }]);
  });

  test("V7.5.2 ending asks for the password, given in this session within ten minutes", async () => {
    const { here, there } = await two();
    const [hereId, thereId] = [await idOf(here), await idOf(there)];
    // Checked here, which is not there.
    const refused = { status: 403, body: { message: errorMessages.PASSWORD_UNCHECKED } };
    expect(await end(there, hereId)).toMatchObject(refused);
    expect(await endOthers(there)).toMatchObject(refused);
    await site.fork().nativeUpdate(Session, { user }, { passwordCheckedAt: hoursAgo(0.2) });
    expect(await end(here, thereId)).toMatchObject(refused);
    expect(await endOthers(here)).toMatchObject(refused);
    expect([await statusOf(here), await statusOf(there)]).toEqual([200, 200]);
  });

  test("V7.5.2 hazard 2: another member's session, one that is not there and one's own are not ended", async () => {
    const { here, there } = await two();
    const stranger = await signedIn(windows, (await createUser(site.fork())).username);
    const strangers = await idOf(stranger);
    const notFound = { status: 404, body: { message: errorMessages.SESSION_NOT_FOUND } };
    expect(await end(here, strangers)).toMatchObject(notFound);
    expect(await end(here, randomUUID())).toMatchObject(notFound);
    const [row] = await site.fork().find(Session, { user, handle: await idOf(there) });
    expect((await end(here, row?.id ?? "")).status).toBe(400);
    expect(await end(here, await idOf(here))).toMatchObject({
      status: 400,
      body: { message: errorMessages.SESSION_CURRENT },
    });
    expect([await statusOf(stranger), await statusOf(here), await statusOf(there)]).toEqual([200, 200, 200]);
  });

  test.each(rounds)("V7.5.2 ended by five at once, a session ends, once (round %d)", async () => {
    const { here, there } = await two();
    const id = await idOf(there);
    const answers = await Promise.all(Array.from({ length: 5 }, () => end(here, id)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404, 404]);
    expect([await statusOf(here), await statusOf(there)]).toEqual([200, 401]);
  });

  test.each(rounds)("V7.5.2 of two that end each other at once one stays (round %d)", async () => {
    const { here, there } = await two();
    await check(there);
    await Promise.all([endOthers(here), endOthers(there)]);
    expect(await site.fork().count(Session, { user })).toBe(1);
  });
});
