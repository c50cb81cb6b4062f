import { validSignUp } from "@bulmo/contracts/testing/sign-up.cases";
import { testServers } from "@bulmo/entities/testing/test-database";
import { User } from "@bulmo/entities/user.entity";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createInvited, createSignedIn, mailedCode, signIn } from "../../../testing/account.ts";
import { createUser, fixturePassword } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { hashPassword } from "./password.ts";

const message = "너무 흔하거나 쉽게 짐작할 수 있는 비밀번호입니다. 다른 비밀번호를 사용해 주세요.";
const refused = { status: 400, body: { message, reason: "PASSWORD_GUESSABLE" } };
const refusedByTrpc = { status: 400, body: { error: { message, data: { reason: "PASSWORD_GUESSABLE" } } } };

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(server);
  });
  afterAll(() => site.close());

  const { confirmPassword: _stays, ...newcomer } = validSignUp;
  const signUp = (change: object) => site.call("POST", "/api/auth/sign-up", { body: { ...newcomer, ...change } });

  test.each(["P@ssw0rd", "Welcome2026!", "Tkfkdgo12!", "Bulmo-Admin-1!", "BulmoPainter1!", "Garam#1985"])(
    "API-53 nobody signs up with %s",
    async (password) => {
      expect(await signUp({ password })).toMatchObject(refused);
      expect(await site.fork().count(User, { username: newcomer.username })).toBe(0);
    },
  );

  test("SUP-06 SUP-07 their sentences come first", async () => {
    expect(await signUp({ password: "passw0rd" })).toMatchObject({
      body: { message: "비밀번호에 특수 문자가 포함되어야 합니다." },
    });
    expect(await signUp({ password: "pass1!" })).toMatchObject({
      body: { message: "비밀번호는 최소 8자 이상이어야 합니다." },
    });
  });

  test("API-53 tRPC says so as REST does", async () => {
    const answer = await site.call("POST", "/trpc/auth.signUp", { body: { ...newcomer, password: "P@ssw0rd1!" } });
    expect(answer).toMatchObject(refusedByTrpc);
  });

  test("API-53 nor is it a new password, for a member after a check", async () => {
    const { user, token } = await createSignedIn(site);
    await site.call("POST", "/api/auth/check-password", { token, body: { password: fixturePassword } });
    const body = { name: user.name, email: user.email };
    for (const password of ["P@ssw0rd1!", `${user.username}!`])
      expect(
        await site.call("POST", "/api/auth/change-password", { token, body: { ...body, password } }),
      ).toMatchObject(refused);
    expect((await signIn(site, user.username)).status).toBe(200);
  });

  test("API-53 nor by a mailed code, which then still works", async () => {
    const { username, name, email } = await createUser(site.fork());
    await site.call("POST", "/api/auth/password-code", { body: { name, email } });
    const code = await mailedCode(site, email);
    const change = (password: string) =>
      site.call("POST", "/api/auth/change-password", { body: { name, email, code, password } });
    for (let tries = 0; tries < 6; tries += 1) expect(await change("P@ssw0rd1!")).toMatchObject(refused);
    expect(await change(`${username}!`)).toMatchObject(refused);
    expect((await change("another-Pond-2!")).status).toBe(200);
  });

  test("API-53 nor by an invitation, which then still works", async () => {
    const { user, token } = await createInvited(site);
    const accept = (password: string) =>
      site.call("POST", "/trpc/auth.acceptInvitation", { body: { token, password } });
    for (const password of ["P@ssw0rd1!", `${user.username}!a`])
      expect(await accept(password)).toMatchObject(refusedByTrpc);
    expect((await accept("river-Stone-7!")).status).toBe(200);
  });

  test("API-53 a password that was set before is not judged at sign-in", async () => {
    const password = "Qwer1234!";
    const { username } = await createUser(site.fork(), { passwordHash: await hashPassword(password) });
    expect(await signUp({ password })).toMatchObject(refused);
    expect((await signIn(site, username, password)).status).toBe(200);
  });

  describe("API-53 a form asks while somebody types", () => {
    const judge = (body: object, options: { token?: string } = {}) =>
      site.call("POST", "/api/auth/judge-password", { body, ...options });

    test("it is told, with what is filled in beside it", async () => {
      expect((await judge({ password: "Garam-1985!" })).body).toEqual({ isWeak: false });
      for (const own of [{ username: "garam1985" }, { nickname: "garam" }, { email: "Garam@example.org" }])
        expect((await judge({ password: "Garam-1985!", ...own })).body).toEqual({ isWeak: true });
      expect((await judge({ password: "단풍길-aa1!", name: "김단풍길" })).body).toEqual({ isWeak: true });
    });

    test("it says what the call itself would say", async () => {
      for (const password of ["P@ssw0rd1!", "river-Stone-7!", "Garam#1985", "spring-summer-autumn-winter-2026!"]) {
        const { isWeak } = (await judge({ ...newcomer, password })).body;
        const free = { username: `judged${password.length}`, nickname: password.slice(0, 5) };
        const email = `judged${password.length}@example.org`;
        expect((await signUp({ password, ...free, email })).status).toBe(isWeak ? 400 : 200);
      }
    });

    test("a member's own words are known, and nobody else's", async () => {
      const { user, token } = await createSignedIn(site, { nickname: "살구나무" });
      const password = "tkfrnskan-77!";
      expect(user.nickname).toBe("살구나무");
      expect((await judge({ password }, { token })).body).toEqual({ isWeak: true });
      expect((await judge({ password })).body).toEqual({ isWeak: false });
    });

    test("it may be asked by POST alone, which keeps passwords out of addresses", async () => {
      const asked = await site.call("GET", "/api/auth/judge-password?password=river-Stone-7!");
      expect(asked.status).toBe(405);
      const input = encodeURIComponent(JSON.stringify({ password: "river-Stone-7!" }));
      expect((await site.call("GET", `/trpc/auth.judgePassword?input=${input}`)).status).toBe(405);
    });

    test("no answer is kept", async () => {
      const { headers } = await judge({ password: "river-Stone-7!" });
      expect(headers.get("cache-control")).toContain("no-store");
    });
  });
});
