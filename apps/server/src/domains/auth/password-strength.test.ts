import { validSignUp } from "@bulmo/contracts/testing/sign-up.cases";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { User } from "@bulmo/entities/user.entity";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn, mailedCode, signIn } from "../../../testing/account.ts";
import { createUser, fixturePassword } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { commonWords } from "./common-words.ts";
import { refuseWeakPassword } from "./password-strength.ts";

const message = "너무 흔하거나 쉽게 짐작할 수 있는 비밀번호입니다. 다른 비밀번호를 사용해 주세요.";
const refused = { status: 400, body: { message } };

test("every common word, dressed up as the rules ask, is refused", () => {
  const passed = commonWords.flatMap((word) =>
    [`${word}1!`, `${word}2026!`, `!1${word}`, `${word.toUpperCase()}123!`, `${word}${word}1!`].filter((password) => {
      try {
        refuseWeakPassword(password, {});
        return true;
      } catch {
        return false;
      }
    }),
  );
  expect(passed).toEqual([]);
});

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(server);
  });
  afterAll(() => site.close());

  const { confirmPassword: _stays, ...newcomer } = validSignUp;
  const signUp = (change: object) => site.call("POST", "/api/auth/sign-up", { body: { ...newcomer, ...change } });

  test.each(["P@ssw0rd", "Welcome2026!", "Tkfkdgo12!", "Bulmo-Admin-1!", "BulmoPainter1!", "Garam#1985"])(
    "nobody signs up with %s",
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

  test("nor is it a new password, for a member after a check", async () => {
    const { user, token } = await createSignedIn(site);
    await site.call("POST", "/api/auth/check-password", { token, body: { password: fixturePassword } });
    const body = { name: user.name, email: user.email };
    for (const password of ["P@ssw0rd1!", `${user.username}!`])
      expect(
        await site.call("POST", "/api/auth/change-password", { token, body: { ...body, password } }),
      ).toMatchObject(refused);
    expect((await signIn(site, user.username)).status).toBe(200);
  });

  test("nor by a mailed code, which then still works", async () => {
    const { username, name, email } = await createUser(site.fork());
    await site.call("POST", "/api/auth/password-code", { body: { name, email } });
    const code = await mailedCode(site, email);
    const change = (password: string) =>
      site.call("POST", "/api/auth/change-password", { body: { name, email, code, password } });
    for (let tries = 0; tries < 6; tries += 1) expect(await change("P@ssw0rd1!")).toMatchObject(refused);
    expect(await change(`${username}!`)).toMatchObject(refused);
    expect((await change("another-Pond-2!")).status).toBe(200);
  });
});
