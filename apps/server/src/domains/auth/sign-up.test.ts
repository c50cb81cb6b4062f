import { signUpCases, signUpEdges, validSignUp, weakPasswordCases } from "@bulmo/contracts/testing/sign-up.cases";
import { AgeStatement } from "@bulmo/entities/age-statement.entity";
import { Consent } from "@bulmo/entities/consent.entity";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { User } from "@bulmo/entities/user.entity";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn, mailedToken, signIn } from "../../../testing/account.ts";
import { openSite, type Site } from "../../../testing/site.ts";

let count = 0;

/** What a client sends that follows the specification: no confirmation, no agreements. */
function fresh(changes: object = {}) {
  count += 1;
  const { confirmPassword: _stays, ...rest } = validSignUp;
  return { ...rest, username: `signup${count}0`, nickname: `가입${count}`, email: `s${count}@example.org`, ...changes };
}

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let admin: { token: string };
  let member: { token: string };

  beforeAll(async () => {
    site = await openSite(server);
    admin = await createSignedIn(site, { isAdmin: true });
    member = await createSignedIn(site);
  });
  afterAll(() => site.close());

  const signUp = (body: object) => site.call("POST", "/api/auth/sign-up", { body });
  const valid = (body: object) => site.call("POST", "/api/auth/sign-up/valid", { body });
  const register = (body: object, token = admin.token) => site.call("POST", "/api/auth/admin/sign-up", { body, token });
  const find = (username: string) => site.fork().findOne(User, { username });

  test.each([
    [{ remark: "싸게 팝니다" }, "가입을 처리하지 못했습니다. 화면을 새로 고친 뒤 다시 시도해 주세요."],
    [{ elapsed: 2_999 }, "가입을 처리하지 못했습니다. 잠시 후 다시 시도해 주세요."],
    [{ elapsed: -1 }, "가입을 처리하지 못했습니다. 잠시 후 다시 시도해 주세요."],
  ])("a program that fills in the form is refused by %j", async (changes, message) => {
    const body = fresh(changes);
    expect(await signUp(body)).toMatchObject({ status: 400, body: { message } });
    expect(await find(body.username)).toBeNull();
  });

  test.each([{}, { remark: "" }, { elapsed: 3_000 }, { remark: "", elapsed: 600_000 }])(
    "API-05 the trap asks nothing of a client that sends %j of it",
    async (changes) => {
      expect((await signUp(fresh(changes))).status).toBe(200);
    },
  );

  test("API-05 a visitor signs up and then signs in", async () => {
    const body = fresh({ homepage: "https://example.org/가람" });
    const answer = await signUp(body);
    expect(answer).toMatchObject({ status: 200, body: { username: body.username, role: "회원", isActive: true } });
    expect(JSON.stringify(answer.body)).not.toMatch(/password|argon2/u);
    expect((await signIn(site, body.username, validSignUp.password)).status).toBe(200);
  });

  test.each([...signUpCases, ...weakPasswordCases])(
    "SUP-21 $id $wrong is refused: $message",
    async ({ change, message }) => {
      const users = await site.fork().count(User);
      expect(await signUp({ ...fresh(), ...change })).toMatchObject({ status: 400, body: { message } });
      expect(await site.fork().count(User)).toBe(users);
    },
  );

  test.each(signUpEdges)("SUP-21 $id $right is accepted", async ({ change }) => {
    expect((await signUp({ ...fresh(), ...change })).status).toBe(200);
  });

  test("CON-06 a sign-up is stored composed and trimmed, and the password as typed", async () => {
    const body = fresh({ name: " 한가람 ".normalize("NFD"), password: " lotus 12! " });
    await signUp({ ...body, username: ` ${body.username} `, email: body.email.toUpperCase() });
    expect(await find(body.username)).toMatchObject({ name: "한가람", email: body.email });
    expect((await signIn(site, body.username, " lotus 12! ")).status).toBe(200);
    expect((await signIn(site, body.username, "lotus 12!")).status).toBe(401);
  });

  test("SUP-19 the consents are recorded with time, version and who asked", async () => {
    const [byForm, byClient] = [fresh({ termsAgreed: true, privacyAgreed: true }), fresh()];
    await signUp(byForm);
    await signUp(byClient);
    for (const [body, source] of [
      [byForm, "FORM"],
      [byClient, "CLIENT"],
    ] as const) {
      const user = (await find(body.username))!;
      const consents = await site.fork().find(Consent, { user }, { orderBy: { document: "asc" } });
      expect(consents).toMatchObject([
        { document: "PRIVACY", version: "2021-01-11", source },
        { document: "TERMS", version: "2022-06-01", source },
      ]);
      for (const { agreedAt } of consents) expect(Date.now() - agreedAt.getTime()).toBeLessThan(60_000);
    }
  });

  test.each([
    { termsAgreed: false, privacyAgreed: true },
    { termsAgreed: true, privacyAgreed: false },
    { termsAgreed: true },
  ])("SUP-16 %j is refused", async (agreements) => {
    expect(await signUp(fresh(agreements))).toMatchObject({
      status: 400,
      body: { message: "동의하지 않은 항목을 선택해주세요." },
    });
  });

  test("DAY-10 that somebody is 14 or older is recorded with who asked; who is younger is told what to do", async () => {
    const [byForm, byClient] = [fresh({ isOver14: true }), fresh()];
    await signUp(byForm);
    await signUp(byClient);
    for (const [body, source] of [
      [byForm, "FORM"],
      [byClient, "CLIENT"],
    ] as const) {
      const user = (await find(body.username))!;
      expect(await site.fork().find(AgeStatement, { user })).toMatchObject([{ source, statedAt: expect.any(Date) }]);
    }
    const young = fresh({ isOver14: false });
    expect(await signUp(young)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining("법정대리인의 동의") },
    });
    expect(await find(young.username)).toBeNull();
  });

  test("SUP-13 SUP-20 API-06 what is taken is told, the username without case, the first in field order", async () => {
    const taken = fresh();
    await signUp(taken);
    const loud = { username: taken.username.toUpperCase(), email: taken.email.toUpperCase() };
    const other = fresh();
    for (const [change, message] of [
      [{ username: loud.username }, "사용할 수 없는 아이디입니다."],
      [{ nickname: ` ${taken.nickname.normalize("NFD")} ` }, "사용할 수 없는 닉네임입니다."],
      [{ email: loud.email }, "사용할 수 없는 이메일입니다."],
      [{ nickname: taken.nickname, email: taken.email }, "사용할 수 없는 닉네임입니다."],
      [{ ...loud, nickname: taken.nickname }, "사용할 수 없는 아이디입니다."],
    ] as const)
      expect(await signUp({ ...other, ...change })).toMatchObject({ status: 409, body: { message } });
    expect(await valid({ ...other, ...loud })).toMatchObject({
      status: 200,
      body: { isUsernameDuplicated: true, isNicknameDuplicated: false, isEmailDuplicated: true },
    });
    expect((await valid({ nickname: taken.nickname })).body).toEqual({
      isUsernameDuplicated: false,
      isNicknameDuplicated: true,
      isEmailDuplicated: false,
    });
    expect((await valid({})).body).toMatchObject({ isUsernameDuplicated: false, isEmailDuplicated: false });
  });

  test.each(["탈퇴한 회원", "탈퇴한회원", "관 리 자", "운영자"])(
    "MYP-12 nobody signs up as %s, whom others would take for somebody else",
    async (nickname) => {
      const message = "사용할 수 없는 닉네임입니다.";
      for (const add of [signUp, register])
        expect(await add(fresh({ nickname }))).toMatchObject({ status: 409, body: { message } });
      expect((await valid({ nickname })).body).toMatchObject({ isNicknameDuplicated: true });
    },
  );

  test("SEC-04 hazard 3: nobody makes themselves more than a member", async () => {
    const extra = { role: "회장", isAdmin: true, isActive: false, _id: "11111111-1111-4111-8111-111111111111" };
    const [own, registered] = [fresh(extra), fresh(extra)];
    await signUp({ ...own, id: extra._id, passwordHash: "x", usernameKey: "other", createdAt: "2000-01-01" });
    await register(registered);
    for (const { username } of [own, registered]) {
      const user = await find(username);
      expect(user).toMatchObject({ role: "회원", isAdmin: false, isActive: true, usernameKey: username });
      expect(user?.id).not.toBe(extra._id);
    }
  });

  test("API-07 SEC-13 only administrators register members", async () => {
    expect((await register(fresh(), "")).status).toBe(401);
    expect((await register(fresh(), member.token)).status).toBe(403);
    expect(await register(fresh({ nickname: "" }))).toMatchObject({
      status: 400,
      body: { message: "닉네임을 입력해주세요." },
    });
    const body = fresh();
    expect((await register(body)).status).toBe(200);
    expect(await register({ ...fresh(), email: body.email })).toMatchObject({
      status: 409,
      body: { message: "사용할 수 없는 이메일입니다." },
    });
  });

  test("AUT-29 ADM-11 a registered member has no password until they set one by the invitation", async () => {
    const body = fresh({ activity: "불화", career: "20년", isAdmin: false });
    expect(await register(body)).toMatchObject({ status: 200, body: { activity: "불화", career: "20년" } });
    expect((await signIn(site, body.username, validSignUp.password)).status).toBe(401);
    const [invitation] = await site.mailsTo(body.email);
    expect(invitation).toMatchObject({ subject: "[일섭문도회] 회원 초대" });
    expect(invitation?.text).toContain(body.username);
    const accepted = { token: await mailedToken(site, body.email), password: "first-Pond-1!" };
    expect((await site.call("POST", "/trpc/auth.acceptInvitation", { body: accepted })).status).toBe(200);
    expect((await signIn(site, body.username, "first-Pond-1!")).status).toBe(200);
  });
});
