import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { cookiesOf } from "@bulmo/testing/http-call";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createUser, fixturePassword } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

describe.each(testServers(testDatabaseUrl))("SEC-01 cookies under https, on $name", (server) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(server, { isSecure: true });
  });
  afterAll(() => site.close());

  async function signIn(autoLogin: boolean) {
    const { username } = await createUser(site.fork());
    const { headers } = await site.call("POST", "/api/auth/sign-in", {
      body: { username, password: fixturePassword, autoLogin },
    });
    return headers;
  }

  test.each([
    [false, ""],
    [true, "Max-Age=2592000; "],
  ])("with 자동 로그인 %s both are this host's, and only the marker is for scripts", async (autoLogin, life) => {
    const [session, marker, ...more] = (await signIn(autoLogin)).getSetCookie();
    const text = session?.replace(/Expires=[^;]+; /u, "");
    expect(text).toMatch(
      new RegExp(`^__Host-bulmo_session=[^;]+; ${life}Path=/; HttpOnly; Secure; SameSite=Lax$`, "u"),
    );
    expect(marker?.replace(/Expires=[^;]+; /u, "")).toBe(
      `__Host-bulmo_signed_in=1; ${life}Path=/; Secure; SameSite=Lax`,
    );
    expect(more).toEqual([]);
  });

  test("a refresh writes the same again", async () => {
    const headers = await signIn(false);
    const refreshed = await site.call("POST", "/api/auth/refresh", { cookie: cookiesOf(headers) });
    expect(refreshed.status).toBe(200);
    expect(refreshed.headers.getSetCookie()).toEqual(headers.getSetCookie());
  });

  test("a session cookie without the prefix, as another site below this name could plant one, opens nothing", async () => {
    const cookie = cookiesOf(await signIn(false)).replaceAll("__Host-", "");
    expect((await site.call("POST", "/api/auth/refresh", { cookie })).status).toBe(401);
  });

  test.each(["promo=100%", "%ff=1", "__Host-bulmo_session=%ED%A0%80", "=; ;;a"])(
    "hazards: bad input is no 5xx: beside %s, which somebody else wrote, everything answers as ever",
    async (others) => {
      const { username } = await createUser(site.fork());
      const call = (path: string, cookie: string, body?: object) =>
        site.call("POST", `/api/auth/${path}`, { cookie, ...(body && { body }) });
      const signedIn = await call("sign-in", others, { username, password: fixturePassword });
      expect(signedIn.status).toBe(200);
      const own = cookiesOf(signedIn.headers);
      for (const cookie of [`${others}; ${own}`, `${own}; ${others}`])
        expect((await call("refresh", cookie)).status).toBe(200);
      expect((await call("refresh", others)).status).toBe(401);
      expect((await call("sign-out", `${others}; ${own}`)).status).toBe(200);
      expect((await call("refresh", own)).status).toBe(401);
      expect((await call("sign-out", others)).status).toBe(200);
    },
  );

  test.each([
    ["signing out", "/api/auth/sign-out", 200],
    ["a refresh without a session", "/api/auth/refresh", 401],
  ])("%s takes them back, under whatever name", async (_case, path, status) => {
    const answer = await site.call("POST", path);
    expect(answer.status).toBe(status);
    const cookies = answer.headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split("=")[0])).toEqual([
      "__Host-bulmo_session",
      "__Host-bulmo_signed_in",
      "bulmo_signed_in",
    ]);
    for (const cookie of cookies) {
      expect(cookie).toContain("Expires=Thu, 01 Jan 1970");
      expect(cookie.includes("; Secure")).toBe(cookie.startsWith("__Host-"));
      expect(cookie).not.toContain("Domain");
    }
  });
});
