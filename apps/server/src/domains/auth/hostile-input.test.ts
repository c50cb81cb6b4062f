import { testServers } from "@bulmo/entities/testing/test-database";
import type { User } from "@bulmo/entities/user.entity";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mailedCode, signIn } from "../../../testing/account.ts";
import { createUser, fixturePassword } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

const [embedded] = testServers(undefined);

describe("hazard 3: a body that means harm", () => {
  let site: Site;
  let user: User;
  beforeAll(async () => {
    site = await openSite(embedded!);
    user = await createUser(site.fork());
  });
  afterAll(() => site.close());

  async function send(path: string, body: string, headers: Record<string, string> = {}) {
    const response = await fetch(site.origin + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body,
    });
    // One answer, or one for each call of a batch.
    const [answer] = [await response.json()].flat() as { message?: string; error?: { message: string } }[];
    return { status: response.status, message: answer?.message ?? answer?.error?.message ?? "" };
  }

  const deep = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
  const right = () => `"username":${JSON.stringify(user.username)},"password":${JSON.stringify(fixturePassword)}`;

  const bodies: [string, () => string, number][] = [
    ["__proto__", () => `{${right()},"__proto__":{"isAdmin":true}}`, 400],
    ["constructor", () => `{${right()},"constructor":{"prototype":{}}}`, 400],
    ["a name twice", () => `{${right()},"username":"other2026"}`, 400],
    ["a name twice, once in disguise", () => `{${right()},"user\\u006eame":"other2026"}`, 400],
    ["10,000 levels", () => `{${right()},"more":${deep(10_000)}}`, 400],
    ["10 MB", () => `{${right()},"more":"${"x".repeat(10 * 1024 * 1024)}"}`, 413],
    ["half of it", () => `{${right()}`, 400],
  ];

  test.each(bodies)("%s is refused by REST and by tRPC", async (_case, body, status) => {
    for (const path of ["/api/auth/sign-in", "/trpc/auth.signIn", "/trpc/auth.signIn?batch=1"]) {
      const answer = await send(path, path.includes("batch") ? `{"0":${body()}}` : body());
      expect({ path, ...answer }).toEqual({ path, status, message: expect.stringMatching(/^[가-힣 ]+\.$/u) });
    }
  });

  test("in another alphabet than UTF-8 it is refused", async () => {
    const headers = { "content-type": "application/json; charset=utf-16" };
    for (const path of ["/api/auth/sign-in", "/trpc/auth.signIn"])
      expect((await send(path, `{${right()}}`, headers)).status).toBeGreaterThanOrEqual(400);
  });

  test("what is right is still taken, by both", async () => {
    for (const path of ["/api/auth/sign-in", "/trpc/auth.signIn"])
      expect((await send(path, `{${right()}}`)).status).toBe(200);
    expect((await send("/trpc/auth.signIn?batch=1", `{"0":{${right()}}}`)).status).toBe(200);
  });
});

describe("what must not be seen", () => {
  const lines: string[] = [];
  let site: Site;
  beforeAll(async () => {
    const log = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
    site = await openSite(embedded!, { log });
  });
  afterAll(() => site.close());

  test("hazard 11: no address, no name, no code and no password is in a log", async () => {
    const user = await createUser(site.fork(), { email: "secret.person@example.org" });
    const { token } = await signIn(site, user.username);
    const who = { name: user.name, email: user.email };
    const search = new URLSearchParams(who).toString();
    await site.call("POST", "/api/auth/sign-up", { body: { ...who, username: "crlf\r\nadmin=true" } });
    await site.call("GET", `/api/auth/find-id?${search}`);
    await site.call("GET", `/trpc/auth.findId?input=${encodeURIComponent(JSON.stringify(who))}`);
    await site.call("GET", `/api/users/${encodeURIComponent(user.email)}`, { token });
    await site.call("GET", `/api/users/${encodeURIComponent(user.email)}/x`, { token });
    await site.call("POST", "/api/auth/password-code", { body: who });
    const code = await mailedCode(site, user.email);
    const change = { ...who, password: "another-Pond-2!", code };
    await site.call("POST", "/api/auth/change-password", { body: { ...change, password: "weak" } });
    expect((await site.call("POST", "/api/auth/change-password", { body: change })).status).toBe(200);
    await site.mailsTo(user.email);
    expect(lines.length).toBeGreaterThan(8);
    const all = decodeURIComponent(lines.join("\n"));
    for (const secret of [user.email, "secret.person", user.name, fixturePassword, "another-Pond", token, "admin=true"])
      expect(all).not.toContain(secret);
    expect(all).not.toContain(code);
  });

  /** How much longer a call takes for somebody than for nobody: the medians of calls made in turn. */
  async function compare(rounds: number, call: (kind: "known" | "unknown", round: number) => Promise<unknown>) {
    const spent = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < rounds; round += 1)
      for (const kind of ["known", "unknown"] as const) {
        const start = performance.now();
        await call(kind, round);
        spent[kind].push(performance.now() - start);
        // The next one shall not pay for the mail of this one.
        await site.mailsTo("");
      }
    const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;
    return median(spent.known) / median(spent.unknown);
  }

  test("API-13: asking for a code takes as long for nobody as for somebody", async () => {
    const user = await createUser(site.fork());
    const ratio = await compare(40, (kind, round) => {
      const email = kind === "known" ? user.email : `nobody${round}@example.org`;
      return site.call("POST", "/api/auth/password-code", { body: { name: user.name, email } });
    });
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  test("hazard 7: so does a change of password with a wrong code", async () => {
    const user = await createUser(site.fork());
    const ratio = await compare(40, (kind, round) => {
      const email = kind === "known" ? user.email : `nobody${round}@example.org`;
      const body = { name: user.name, email, password: "another-Pond-2!", code: "123456" };
      return site.call("POST", "/api/auth/change-password", { body });
    });
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });
});
