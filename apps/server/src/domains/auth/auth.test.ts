import { Session } from "@bulmo/entities/session.entity";
import { testServers } from "@bulmo/entities/testing/test-database";
import { User } from "@bulmo/entities/user.entity";
import { testDatabaseUrl, timedSignIns } from "@bulmo/testing/figures";
import { cookiesOf } from "@bulmo/testing/http-call";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { hashSessionId, lifetime } from "../../session-store.ts";
import { createUser, fixturePassword } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

const failed = "아이디 또는 비밀번호를 확인해주세요.";
const suspended = "활동이 정지된 계정입니다. 관리자에게 문의해주세요.";

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let user: User;

  beforeAll(async () => {
    site = await openSite(server);
    user = await createUser(site.fork(), { username: "Member2026" });
    await createUser(site.fork(), { username: "suspended1", isActive: false });
    await createUser(site.fork(), { username: "adminadmin1", isAdmin: true });
  });
  afterAll(() => site.close());

  const signIn = (body: object, cookie?: string) =>
    site.call("POST", "/api/auth/sign-in", { body, ...(cookie ? { cookie } : {}) });
  const right = { username: "member2026", password: fixturePassword };

  async function signedIn(changes: object = {}) {
    const answer = await signIn({ ...right, ...changes });
    return { token: answer.body.accessToken as string, cookie: cookiesOf(answer.headers), headers: answer.headers };
  }

  test("AUT-07 API-04 signing in does not mind the case of the username, and answers the user without a hash", async () => {
    const answer = await signIn({ username: " MEMBER2026 ", password: fixturePassword });
    expect(answer.status).toBe(200);
    expect(answer.body.user).toMatchObject({ _id: user.id, id: user.id, username: "Member2026", isActive: true });
    expect(JSON.stringify(answer.body)).not.toMatch(/argon2|passwordHash/u);
  });

  test.each([
    ["a wrong id", { username: "nobody2026", password: fixturePassword }, 401, failed],
    ["a wrong password", { ...right, password: "wrong" }, 401, failed],
    ["a password with a space after it", { ...right, password: `${fixturePassword} ` }, 401, failed],
    ["a suspended account with a wrong password", { username: "suspended1", password: "wrong" }, 401, failed],
    ["a suspended account", { username: "suspended1", password: fixturePassword }, 403, suspended],
  ])("AUT-04 AUT-05 AUT-06 %s is told so and gets no session", async (_case, body, status, message) => {
    const answer = await signIn(body);
    expect(answer).toMatchObject({ status, body: { message } });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test.each([
    {},
    { username: 1, password: [] },
    { username: "a".repeat(2000), password: "b" },
    { username: "a\0b", password: "b" },
  ])("API-02 a sign-in of the wrong shape is refused in Korean: %j", async (body) => {
    const answer = await signIn(body);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toMatch(/[가-힣]/u);
  });

  test("AUT-09 SEC-01 without 자동 로그인 the cookie ends with the browser and the session after 12 hours", async () => {
    const { headers, cookie } = await signedIn();
    const [session, marker] = headers.getSetCookie();
    expect(session).toMatch(/^bulmo_session=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/u);
    expect(marker).toBe("bulmo_signed_in=1; Path=/; SameSite=Lax");
    const id = /bulmo_session=([^;]+)/u.exec(cookie)![1]!;
    const stored = await site.fork().findOneOrFail(Session, { id: hashSessionId(id) });
    const left = stored.expiresAt.getTime() - Date.now();
    expect(left).toBeGreaterThan(lifetime.browser - 60_000);
    expect(left).toBeLessThanOrEqual(lifetime.browser);
    expect(await site.fork().count(Session, { id })).toBe(0);
  });

  test("AUT-08 with 자동 로그인 the session lasts 30 days and slides with use", async () => {
    const { headers, cookie } = await signedIn({ autoLogin: true });
    expect(headers.getSetCookie()[0]).toContain(`Max-Age=${lifetime.autoLogin / 1000}`);
    const id = hashSessionId(/bulmo_session=([^;]+)/u.exec(cookie)![1]!);
    const inTwoDays = new Date(Date.now() + 2 * 86_400_000);
    await site.fork().nativeUpdate(Session, { id }, { expiresAt: inTwoDays });
    const refreshed = await site.call("POST", "/api/auth/refresh", { cookie });
    expect(refreshed.headers.getSetCookie()[0]).toContain(`Max-Age=${lifetime.autoLogin / 1000}`);
    const { expiresAt } = await site.fork().findOneOrFail(Session, { id });
    expect(expiresAt.getTime()).toBeGreaterThan(Date.now() + lifetime.autoLogin - 60_000);
  });

  test("AUT-10 AUT-11 API-09 API-10 API-11 the cookie refreshes, the token tells who and what", async () => {
    const { cookie } = await signedIn();
    const { body } = await site.call("POST", "/api/auth/refresh", { cookie });
    expect(await site.call("GET", "/api/auth/me", { token: body.accessToken })).toMatchObject({
      status: 200,
      body: { email: user.email },
    });
    expect(await site.call("GET", "/api/auth/check-role", { token: body.accessToken })).toMatchObject({
      status: 200,
      body: false,
    });
    const admin = await signedIn({ username: "adminadmin1" });
    expect(await site.call("GET", "/api/auth/check-role", { token: admin.token })).toMatchObject({ body: true });
  });

  test("SEC-02 a cookie alone opens nothing but refresh and sign-out", async () => {
    const { cookie } = await signedIn();
    expect(await site.call("GET", "/api/auth/me", { cookie })).toMatchObject({
      status: 401,
      body: { message: "로그인이 필요합니다." },
    });
    expect((await site.call("GET", "/api/auth/check-role", { cookie })).status).toBe(401);
    expect((await site.call("POST", "/api/auth/refresh")).status).toBe(401);
  });

  test("AUT-17 SEC-03 API-08 after signing out the token is dead at once, and signing out again succeeds", async () => {
    const { token, cookie } = await signedIn();
    const out = await site.call("POST", "/api/auth/sign-out", { cookie });
    expect(out.status).toBe(200);
    expect(out.headers.getSetCookie()[0]).toMatch(/^bulmo_session=; .*Expires=Thu, 01 Jan 1970/u);
    expect((await site.call("GET", "/api/auth/me", { token })).status).toBe(401);
    expect((await site.call("POST", "/api/auth/refresh", { cookie })).status).toBe(401);
    expect((await site.call("POST", "/api/auth/sign-out")).status).toBe(200);
  });

  test("API-45 signing out with a token alone ends its session and no other; with a dead one it succeeds", async () => {
    const [here, there] = [await signedIn(), await signedIn()];
    for (const [path, sent] of [
      ["/api/auth/sign-out", {}],
      ["/trpc/auth.signOut?batch=1", { body: {} }],
    ] as const) {
      const { token, cookie } = await signedIn();
      expect((await site.call("POST", path, { token, ...sent })).status).toBe(200);
      expect((await site.call("GET", "/api/auth/me", { token })).status).toBe(401);
      expect((await site.call("POST", "/api/auth/refresh", { cookie })).status).toBe(401);
      expect((await site.call("POST", path, { token, ...sent })).status).toBe(200);
    }
    for (const { token } of [here, there]) expect((await site.call("GET", "/api/auth/me", { token })).status).toBe(200);
  });

  test("API-52 signing in and renewing tell for how many seconds the token is good", async () => {
    const { body, headers } = await signIn(right);
    expect(body.expiresIn).toBe(600);
    const { exp } = JSON.parse(Buffer.from(body.accessToken.split(".")[1], "base64url").toString());
    expect(Math.abs(exp - Date.now() / 1000 - body.expiresIn)).toBeLessThan(30);
    expect((await site.call("POST", "/api/auth/refresh", { cookie: cookiesOf(headers) })).body.expiresIn).toBe(600);
  });

  test("SEC-03 hazard 4: a suspended member's next call is refused, whatever it is", async () => {
    const gone = await createUser(site.fork(), { username: "later2026" });
    const { token, cookie } = await signedIn({ username: "later2026" });
    await site.fork().nativeUpdate(User, { id: gone.id }, { isActive: false });
    for (const path of ["/api/auth/me", "/api/auth/check-role", "/api/post/list?type=QNA"])
      expect((await site.call("GET", path, { token })).status).toBe(401);
    expect((await site.call("POST", "/api/auth/refresh", { cookie })).status).toBe(401);
  });

  test("hazard 4: signing in ends the session that the browser came with", async () => {
    const first = await signedIn();
    const second = await signIn(right, first.cookie);
    expect(second.status).toBe(200);
    expect(cookiesOf(second.headers)).not.toBe(first.cookie);
    expect((await site.call("GET", "/api/auth/me", { token: first.token })).status).toBe(401);
  });

  test("AUT-12 the token lives ten minutes; the cookie gets the next one", async () => {
    const { token, cookie } = await signedIn();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + lifetime.accessToken + 1000 });
    try {
      expect((await site.call("GET", "/api/auth/me", { token })).status).toBe(401);
      expect((await site.call("POST", "/api/auth/refresh", { cookie })).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });

  test.each(["Bearer nonsense", "Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0."])(
    "SEC-03 a forged token is refused and not taken for a visitor: %s",
    async (authorization) => {
      expect((await site.call("GET", "/api/post/list?type=NOTICE", { headers: { authorization } })).status).toBe(401);
    },
  );

  test("another scheme's Authorization is none of ours: the caller is a visitor", async () => {
    const headers = { authorization: "Basic YTpi" };
    expect((await site.call("GET", "/api/post/list?type=NOTICE", { headers })).status).toBe(200);
    expect((await site.call("GET", "/api/auth/me", { headers })).status).toBe(401);
  });

  test.each([
    ["another site", { origin: "https://evil.example" }],
    ["no site", { origin: "null" }],
    ["another site without Origin", { "sec-fetch-site": "cross-site" }],
  ])("hazard 5: a write from %s is refused", async (_case, headers) => {
    for (const path of ["/api/auth/sign-in", "/api/auth/refresh", "/api/auth/sign-out", "/trpc/auth.signOut"])
      expect(await site.call("POST", path, { body: right, headers })).toMatchObject({ status: 403 });
  });

  test("hazard 5: the site's own pages may write", async () => {
    const headers = { origin: site.origin };
    expect((await site.call("POST", "/api/auth/sign-in", { body: right, headers })).status).toBe(200);
  });

  test.each(["true", 1, null, "false"])(
    "API-02 API-04 autoLogin is true or false, and %j is neither",
    async (autoLogin) => {
      expect(await signIn({ ...right, autoLogin })).toMatchObject({ status: 400 });
    },
  );

  // Two hashes a round; each takes some 50 ms, and several times that beside other tests.
  const timeout = 60_000 + timedSignIns * 1_000;
  test(
    "AUT-05 hazard 7: signing in takes as long with an unknown id as with a wrong password",
    { timeout },
    async () => {
      const spent = { known: [] as number[], unknown: [] as number[] };
      // The first calls of both kinds warm up, and do not count.
      for (let round = -3; round < timedSignIns; round += 1)
        for (const [kind, username] of [
          ["known", right.username],
          ["unknown", "nobody2026"],
        ] as const) {
          const start = performance.now();
          const { status } = await signIn({ username, password: "wrong" });
          if (round >= 0) spent[kind].push(performance.now() - start);
          expect(status).toBe(401);
        }
      const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;
      expect(median(spent.unknown) / median(spent.known)).toBeGreaterThan(0.75);
      expect(median(spent.unknown) / median(spent.known)).toBeLessThan(1.33);
    },
  );
});
