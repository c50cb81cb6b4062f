import { Session } from "@bulmo/entities/session.entity";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import type { User } from "@bulmo/entities/user.entity";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn, mailedCode, signIn } from "../../../testing/account.ts";
import { createUser, fixturePassword } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

const failed = "비밀번호 변경중 에러가 발생했습니다.";
const newPassword = "another-Pond-2!";

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(server);
  });
  afterAll(() => site.close());

  const check = (token: string, password: unknown) =>
    site.call("POST", "/api/auth/check-password", { token, body: { password } });
  const change = (token: string, { name, email }: User, more: object = {}) =>
    site.call("POST", "/api/auth/change-password", { token, body: { name, email, password: newPassword, ...more } });

  test("API-14 AUT-24 a member's password is checked", async () => {
    const { token } = await createSignedIn(site);
    expect(await check(token, fixturePassword)).toMatchObject({ status: 200, body: { isValid: true } });
    expect(await check(token, "wrong")).toMatchObject({ status: 200, body: { isValid: false } });
    expect(await check(token, ` ${fixturePassword}`)).toMatchObject({ status: 200, body: { isValid: false } });
    for (const empty of ["", undefined])
      expect(await check(token, empty)).toMatchObject({ status: 400, body: { message: "비밀번호를 입력해주세요." } });
    expect((await check("", fixturePassword)).status).toBe(401);
  });

  test("API-16 AUT-27 AUT-28 after a check a member changes their password; every other session ends", async () => {
    const { user, token, cookie } = await createSignedIn(site);
    const elsewhere = await signIn(site, user.username);
    await check(token, fixturePassword);
    expect(await change(token, user)).toMatchObject({ status: 200, body: { success: true } });
    expect((await site.call("GET", "/api/auth/me", { token })).status).toBe(200);
    expect((await site.call("POST", "/api/auth/refresh", { cookie })).status).toBe(200);
    expect((await site.call("GET", "/api/auth/me", { token: elsewhere.token })).status).toBe(401);
    expect((await site.call("POST", "/api/auth/refresh", { cookie: elsewhere.cookie })).status).toBe(401);
    expect((await signIn(site, user.username, fixturePassword)).status).toBe(401);
    expect((await signIn(site, user.username, newPassword)).status).toBe(200);
    expect((await site.mailsTo(user.email))[0]?.subject).toBe("[일섭문도회] 비밀번호가 변경되었습니다");
  });

  test("AUT-27 API-16 SEC-05 without a check in this session, or with an old or failed one, it is refused", async () => {
    const { user, token } = await createSignedIn(site);
    const elsewhere = await signIn(site, user.username);
    const refused = { status: 403, body: { message: failed } };
    expect(await change(token, user)).toMatchObject(refused);
    await check(token, "wrong");
    expect(await change(token, user)).toMatchObject(refused);
    await check(elsewhere.token, fixturePassword);
    expect(await change(token, user)).toMatchObject(refused);
    await check(token, fixturePassword);
    const eleven = new Date(Date.now() - 11 * 60_000);
    await site.fork().nativeUpdate(Session, { user }, { passwordCheckedAt: eleven });
    expect(await change(token, user)).toMatchObject(refused);
    expect((await signIn(site, user.username, fixturePassword)).status).toBe(200);
    expect(await site.mailsTo(user.email)).toEqual([]);
  });

  test("AUT-27 hazard 1: a member changes nobody else's password, with a check and even with a code of theirs", async () => {
    const { user, token } = await createSignedIn(site);
    const other = await createUser(site.fork());
    await site.call("POST", "/api/auth/password-code", { body: { name: other.name, email: other.email } });
    const code = await mailedCode(site, other.email);
    await check(token, fixturePassword);
    expect((await change(token, other)).status).toBe(403);
    expect((await change(token, other, { code })).status).toBe(403);
    expect((await change(token, user, { email: other.email })).status).toBe(403);
    expect((await change(token, user, { name: "다른이름" })).status).toBe(403);
    expect(await change(token, user, { name: "" })).toMatchObject({ status: 400, body: { message: failed } });
    for (const { username } of [user, other]) expect((await signIn(site, username, fixturePassword)).status).toBe(200);
  });

  test("a dead token is refused and not taken for a visitor's", async () => {
    const user = await createUser(site.fork());
    expect((await change("dead", user, { code: "123456" })).status).toBe(401);
  });
});
