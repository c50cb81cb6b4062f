import { randomUUID } from "node:crypto";
import { testServers } from "@bulmo/entities/test-database";
import { User } from "@bulmo/entities/user.entity";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { testDatabaseUrl } from "../../env.ts";
import { createSignedIn, mailedCode } from "../../testing/account.ts";
import { createUser, fixturePassword } from "../../testing/fixture.ts";
import { openSite, type Site } from "../../testing/site.ts";
import { limits } from "../limit/limits.ts";

const hashed = vi.hoisted(() => ({ count: 0 }));

vi.mock("@node-rs/argon2", async (original) => {
  const { hash, verify } = await original<typeof import("@node-rs/argon2")>();
  return {
    hash(...given: Parameters<typeof hash>) {
      hashed.count += 1;
      return hash(...given);
    },
    verify(...given: Parameters<typeof verify>) {
      hashed.count += 1;
      return verify(...given);
    },
  };
});

const password = "another-Pond-2!";
const busy = { status: 429, body: { message: expect.stringContaining("다시 시도해 주세요.") } };

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(server, { hasRateLimits: true, trustProxy: 1 });
  });
  beforeEach(() => site.fork().execute("delete from rate_limit"));
  afterAll(() => site.close());

  const from = (address: string) => ({ "x-forwarded-for": address });
  const ask = (body: object, headers = {}) => site.call("POST", "/api/auth/password-code", { body, headers });
  const change = (body: object, headers = {}, token = "") =>
    site.call("POST", "/api/auth/change-password", { body: { password, ...body }, headers, token });
  const pair = (round: number) => ({ name: "견본회원", email: `pair${round}@example.org` });

  async function spend(name: string, most: number) {
    await site.fork().execute("update rate_limit set count = ? where key like ?", [most, `${name}:%`]);
  }

  /** The statuses of so many calls, counted. */
  function tally(answers: { status: number }[]) {
    const counts: Record<number, number> = {};
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  }

  test("SEC-22 three hundred known pairs give one address fifty codes and fifty guesses an hour", async () => {
    const em = site.fork();
    const rows = Array.from({ length: 300 }, (_, round) => ({
      ...pair(round),
      id: randomUUID(),
      username: `known${round}`,
      usernameKey: `known${round}`,
      nickname: `아는이${round}`,
      createdAt: new Date(),
    }));
    await em.insertMany(User, rows);
    const asked = await Promise.all(rows.map(({ name, email }) => ask({ name, email }, from("203.0.113.1"))));
    expect(tally(asked)).toEqual({ 200: 50, 429: 250 });
    await site.mailsTo("");
    hashed.count = 0;
    const guessed = [];
    for (const { name, email } of rows)
      guessed.push(await change({ name, email, code: "123456" }, from("203.0.113.1")));
    expect(tally(guessed)).toEqual({ 400: 50, 429: 250 });
    // What is refused costs no hash.
    expect(hashed.count).toBeLessThanOrEqual(51);
    expect((await change({ ...pair(0), code: "123456" }, from("203.0.113.2"))).status).toBe(400);
  });

  test.each(["password-code", "change-password"] as const)(
    "SEC-22 %s has a limit for the whole site, which one address that is refused does not use up",
    async (call) => {
      const send = (round: number, address: string) =>
        (call === "password-code" ? ask : change)({ ...pair(1_000 + round), code: "123456" }, from(address));
      await send(0, "203.0.113.3");
      await spend(`${call}:site`, limits[`${call}:site`].most - 1);
      await spend(`${call}:address`, limits[`${call}:address`].most);
      for (let round = 1; round < 4; round += 1) expect(await send(round, "203.0.113.3")).toMatchObject(busy);
      expect((await send(4, "203.0.113.4")).status).not.toBe(429);
      expect(await send(5, "203.0.113.5")).toMatchObject(busy);
    },
  );

  test("SEC-22 an office whose members set their passwords together is not held up by each other", async () => {
    const headers = from("203.0.113.6");
    await change({ ...pair(2_000), code: "123456" }, headers);
    await spend("change-password:address", limits["change-password:address"].most - 1);
    for (let round = 0; round < 3; round += 1) {
      const { name, email } = await createUser(site.fork());
      await ask({ name, email }, headers);
      const code = await mailedCode(site, email);
      expect((await change({ name, email, code }, headers)).status).toBe(200);
    }
  });

  test("SEC-17 a signed-in change that may not be is refused before anything is hashed", async () => {
    const { user, token } = await createSignedIn(site);
    hashed.count = 0;
    expect((await change({ name: user.name, email: user.email }, {}, token)).status).toBe(403);
    expect((await change({ name: "다른이름", email: user.email }, {}, token)).status).toBe(403);
    expect(hashed.count).toBe(0);
  });

  test("SEC-17 right passwords cost hashes too: one address gets a number of them, others do not notice", async () => {
    const { user, token } = await createSignedIn(site);
    const headers = from("203.0.113.7");
    const enter = (address: string) =>
      site.call("POST", "/api/auth/sign-in", {
        body: { username: user.username, password: fixturePassword },
        headers: from(address),
      });
    expect((await enter("203.0.113.7")).status).toBe(200);
    await spend("password-hash:address", limits["password-hash:address"].most);
    hashed.count = 0;
    expect(await enter("203.0.113.7")).toMatchObject(busy);
    const check = site.call("POST", "/api/auth/check-password", {
      token,
      headers,
      body: { password: fixturePassword },
    });
    expect(await check).toMatchObject(busy);
    expect(await change({ name: user.name, email: user.email }, headers, token)).toMatchObject(busy);
    expect(hashed.count).toBe(0);
    expect((await enter("203.0.113.8")).status).toBe(200);
  });
});
