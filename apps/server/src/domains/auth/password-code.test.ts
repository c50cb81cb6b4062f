import { OneTimeCode } from "@bulmo/entities/one-time-code.entity";
import { Session } from "@bulmo/entities/session.entity";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { User } from "@bulmo/entities/user.entity";
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

  const ask = (body: object) => site.call("POST", "/api/auth/password-code", { body });
  const change = (body: object) => site.call("POST", "/api/auth/change-password", { body });
  const of = ({ name, email }: User) => ({ name, email });
  const hashOf = async ({ id }: User) => (await site.fork().findOneOrFail(User, { id })).passwordHash;
  const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

  /** A member to whom a code has been mailed. */
  async function asked() {
    const user = await createUser(site.fork());
    await ask(of(user));
    return { user, code: await mailedCode(site, user.email) };
  }

  test("API-12 AUT-18 the username is told to who knows name and email", async () => {
    const user = await createUser(site.fork(), { username: "FindMe2026" });
    const find = (name: string, email: string) =>
      site.call("GET", `/api/auth/find-id?${new URLSearchParams({ name, email }).toString()}`);
    const found = await find(` ${user.name.normalize("NFD")} `, user.email.toUpperCase());
    expect(found).toMatchObject({ status: 200, body: { username: "FindMe2026" } });
    expect(found.headers.get("cache-control")).toBe("no-store");
    for (const [name, email] of [
      ["다른이름", user.email],
      [user.name, "nobody@example.org"],
    ] as const)
      expect(await find(name, email)).toMatchObject({ status: 404, body: { message: "사용자 정보가 없습니다." } });
    expect(await find("", user.email)).toMatchObject({ status: 400, body: { message: "이름을 입력해주세요." } });
    expect(await find(user.name, "x")).toMatchObject({ status: 400, body: { message: "이메일 형식을 확인해주세요." } });
  });

  test("API-13 the same answer whether there is such a member or not; mail goes out only when there is", async () => {
    const user = await createUser(site.fork());
    const known = await ask(of(user));
    expect(known).toMatchObject({ status: 200, body: { success: true } });
    for (const body of [
      { name: "다른이름", email: user.email },
      { name: user.name, email: "nobody@example.org" },
    ])
      expect(await ask(body)).toMatchObject({ status: 200, body: known.body });
    expect(await site.mailsTo(user.email)).toHaveLength(1);
    expect(await site.mailsTo("nobody@example.org")).toEqual([]);
  });

  test("API-15 AUT-21 the code sets a password, ends every session and is told to the member", async () => {
    const { user, token, cookie } = await createSignedIn(site);
    await ask(of(user));
    const code = await mailedCode(site, user.email);
    expect(code).toMatch(/^\d{6}$/u);
    expect(await change({ ...of(user), password: newPassword, code })).toMatchObject({ status: 200 });
    expect((await site.call("GET", "/api/auth/me", { token })).status).toBe(401);
    expect((await site.call("POST", "/api/auth/refresh", { cookie })).status).toBe(401);
    expect(await site.fork().count(Session, { user })).toBe(0);
    expect((await signIn(site, user.username, fixturePassword)).status).toBe(401);
    expect((await signIn(site, user.username, newPassword)).status).toBe(200);
    const [notice] = await site.mailsTo(user.email);
    expect(notice?.subject).toBe("[일섭문도회] 비밀번호가 변경되었습니다");
    expect(notice?.text).not.toContain(newPassword);
  });

  test("hazard 1: a code is stored hashed", async () => {
    const { user, code } = await asked();
    const stored = await site.fork().findOneOrFail(OneTimeCode, { user });
    expect(stored.codeHash).toMatch(/^\$argon2id\$/u);
    expect(JSON.stringify(stored)).not.toContain(code);
  });

  test.each([
    ["no name", { name: undefined }],
    ["an empty name", { name: " " }],
    ["another name", { name: "다른이름" }],
    ["no email", { email: undefined }],
    ["another email", { email: "nobody@example.org" }],
    ["no code", { code: undefined }],
    ["an empty code", { code: "" }],
    ["a wrong code", { code: "000000x" }],
    ["a code of another kind", { code: ["1"] }],
    ["a very long code", { code: "1".repeat(5000) }],
  ])("AUT-23 SEC-05 API-15 hazard 1: with %s nothing changes", async (_case, wrong) => {
    const { user, code } = await asked();
    const before = await hashOf(user);
    const answer = await change({ ...of(user), password: newPassword, code, ...wrong });
    expect(answer).toMatchObject({ status: 400, body: { message: failed } });
    expect(await hashOf(user)).toBe(before);
    expect(await site.mailsTo(user.email)).toHaveLength(1);
  });

  test.each([
    [undefined, "비밀번호를 입력해주세요."],
    ["short1!", "비밀번호는 최소 8자 이상이어야 합니다."],
    ["lotuslotus1", "비밀번호에 특수 문자가 포함되어야 합니다."],
  ])("AUT-26 the new password %s is refused: %s", async (password, message) => {
    const { user, code } = await asked();
    expect(await change({ ...of(user), password, code })).toMatchObject({ status: 400, body: { message } });
    expect((await change({ ...of(user), password: newPassword, code })).status).toBe(200);
  });

  test("AUT-22 a code works once", async () => {
    const { user, code } = await asked();
    const body = { ...of(user), password: newPassword, code };
    expect((await change(body)).status).toBe(200);
    expect((await change(body)).status).toBe(400);
  });

  test("AUT-22 after 10 minutes a code is dead", async () => {
    const { user, code } = await asked();
    const { expiresAt } = await site.fork().findOneOrFail(OneTimeCode, { user });
    const left = expiresAt.getTime() - Date.now();
    expect(left).toBeGreaterThan(9 * 60_000);
    expect(left).toBeLessThanOrEqual(10 * 60_000);
    await site.fork().nativeUpdate(OneTimeCode, { user }, { expiresAt: new Date(Date.now() - 1) });
    expect((await change({ ...of(user), password: newPassword, code })).status).toBe(400);
  });

  test("AUT-22 four wrong attempts leave one, five leave none", async () => {
    for (const [wrongOnes, status] of [
      [4, 200],
      [5, 400],
    ] as const) {
      const { user, code } = await asked();
      const body = { ...of(user), password: newPassword };
      for (let round = 0; round < wrongOnes; round += 1)
        expect((await change({ ...body, code: wrongFor(code) })).status).toBe(400);
      expect((await change({ ...body, code })).status).toBe(status);
    }
  });

  test("AUT-22 a newer code replaces the older", async () => {
    const { user, code } = await asked();
    await site.fork().nativeUpdate(OneTimeCode, { user }, { attemptsLeft: 0 });
    await ask(of(user));
    const newer = await mailedCode(site, user.email);
    expect((await change({ ...of(user), password: newPassword, code })).status).toBe(400);
    expect((await change({ ...of(user), password: newPassword, code: newer })).status).toBe(200);
  });

  test("hazard 1: another member's code opens nothing", async () => {
    const [mine, theirs] = [await asked(), await asked()];
    const body = { ...of(theirs.user), password: newPassword, code: mine.code };
    expect((await change(body)).status).toBe(400);
  });
});
