import { randomUUID } from "node:crypto";
import type { Tables } from "@bulmo/entities/database";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { User } from "@bulmo/entities/user.entity";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createSignedIn, mailedCode } from "../../../testing/account.ts";
import { createUser, fixturePassword } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { limits } from "../../platform/limit/limits.ts";
import { codeAt } from "./totp.ts";

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
    const asked = [];
    // Of all at once some would wait for a connection longer than the site lets them, on a busy machine.
    for (let place = 0; place < rows.length; place += 30) {
      const some = rows.slice(place, place + 30).map(({ name, email }) => ask({ name, email }, from("203.0.113.1")));
      asked.push(...(await Promise.all(some)));
    }
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

  /** A member to whom a code has been mailed, and it. */
  async function mailed() {
    const user = await createUser(site.fork());
    const known = { name: user.name, email: user.email };
    expect((await ask(known, from("203.0.113.9"))).status).toBe(200);
    return { user, known, code: await mailedCode(site, user.email) };
  }
  const usedOf = async (name: string) => {
    const rows = await site.fork().getKysely<Tables>().selectFrom("rate_limit").select(["key", "count"]).execute();
    return rows.filter(({ key }) => key.startsWith(`${name}:`)).map(({ count }) => count);
  };
  const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

  test("SEC-22 invented pairs use up neither the site's codes nor its guesses", async () => {
    const { known, code, user } = await mailed();
    await spend("password-code:site", limits["password-code:site"].most - 1);
    // Were they counted, both figures would be full by now.
    for (let round = 0; round < 3; round += 1) {
      const headers = from(`203.0.114.${round}`);
      expect((await ask(pair(3_000 + round), headers)).status).toBe(200);
      expect((await change({ ...pair(3_000 + round), code: "123456" }, headers)).status).toBe(400);
    }
    await spend("change-password:site", limits["change-password:site"].most);
    await site.mailsTo("");
    const other = await createUser(site.fork());
    await ask({ name: other.name, email: other.email }, from("203.0.114.9"));
    expect(await site.mailsTo(other.email)).toHaveLength(1);
    expect((await change({ ...known, code }, from("203.0.114.9"))).status).toBe(200);
    expect(await site.mailsTo(user.email)).not.toHaveLength(0);
  });

  test("SEC-22 the site mails so many codes an hour and says nothing of it; the code before stays valid", async () => {
    const { user, known, code } = await mailed();
    await spend("password-code:site", limits["password-code:site"].most);
    const answers = [await ask(known, from("203.0.113.4")), await ask(pair(4_000), from("203.0.113.4"))];
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual([
      { status: 200, body: { success: true } },
      { status: 200, body: { success: true } },
    ]);
    expect(await site.mailsTo(user.email)).toHaveLength(1);
    expect((await change({ ...known, code }, from("203.0.113.4"))).status).toBe(200);
  });

  test("SEC-22 API-13 the site's guesses at codes that are there end, as if there were none, and spend no attempt", async () => {
    const { known, code } = await mailed();
    const wrong = await change({ ...known, code: wrongFor(code) }, from("203.0.113.3"));
    expect(await usedOf("change-password:site")).toEqual([1]);
    await spend("change-password:site", limits["change-password:site"].most);
    const headers = from("203.0.113.5");
    hashed.count = 0;
    const refused = await change({ ...known, code }, headers);
    const hashes = hashed.count;
    const unknown = await change({ ...pair(5_000), code }, headers);
    const { requestId: _requestId, ...said } = wrong.body;
    for (const { status, body } of [refused, unknown])
      expect({ status, body }).toEqual({ status: wrong.status, body: { ...said, requestId: expect.any(String) } });
    expect(hashed.count).toBe(2 * hashes);
    const [row] = await site.fork().execute("select attempts_left from one_time_code where attempts_left < 5");
    expect(row).toEqual({ attempts_left: 4 });
    await site.fork().execute("delete from rate_limit where key like 'change-password:site%'");
    expect((await change({ ...known, code }, headers)).status).toBe(200);
  });

  test("SEC-22 API-13 a guess at nothing asks the database as often as one at a code", async () => {
    const { known, code } = await mailed();
    const statements: number[] = [];
    for (const body of [known, pair(6_000)]) {
      await site.fork().execute("delete from rate_limit");
      expect((await change({ ...body, code: wrongFor(code) }, from("203.0.113.10"))).status).toBe(400);
      const counted = await site.fork().execute("select key, count from rate_limit");
      statements.push(counted.length);
    }
    expect(statements[0]).toBe(statements[1]);
  });

  test("SEC-22 what an address's own limit refuses does not use up the site's", async () => {
    const { known, code } = await mailed();
    const headers = from("203.0.113.11");
    await change({ ...known, code: wrongFor(code) }, headers);
    await spend("change-password:address", limits["change-password:address"].most);
    for (let round = 0; round < 3; round += 1)
      expect(await change({ ...known, code: wrongFor(code) }, headers)).toMatchObject(busy);
    expect(await usedOf("change-password:site")).toEqual([1]);
  });

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

  test("SEC-17 a code of an app costs no hash and is not counted as one; a recovery code is", async () => {
    const { user, token } = await createSignedIn(site, { isAdmin: true });
    const call = (name: string, body: object = {}) => site.call("POST", `/api/auth/${name}`, { token, body });
    await call("check-password", { password: fixturePassword });
    const { body } = await call("second-factor/set-up");
    await site.fork().execute("delete from rate_limit");
    hashed.count = 0;
    expect((await call("second-factor/confirm", { code: wrongFor(codeAt(body.secret, new Date())) })).status).toBe(400);
    expect(hashed.count).toBe(0);
    expect(await usedOf("password-hash:address")).toEqual([]);
    const { body: confirmed } = await call("second-factor/confirm", { code: codeAt(body.secret, new Date()) });
    expect(await usedOf("password-hash:address")).toEqual([1]);
    await site.fork().execute("delete from rate_limit");
    const enter = (secondFactor: string) =>
      site.call("POST", "/api/auth/sign-in", {
        body: { username: user.username, password: fixturePassword, secondFactor },
      });
    expect((await enter(codeAt(body.secret, new Date(Date.now() + 30_000)))).status).toBe(200);
    expect(await usedOf("password-hash:address")).toEqual([1]);
    expect((await enter(confirmed.recoveryCodes[0])).status).toBe(200);
    expect(await usedOf("password-hash:address")).toEqual([3]);
  });
});
