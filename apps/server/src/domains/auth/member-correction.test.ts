import { type Correction, correctionFields } from "@bulmo/contracts/member";
import { OneTimeCode } from "@bulmo/entities/one-time-code.entity";
import { Session } from "@bulmo/entities/session.entity";
import { testServers } from "@bulmo/entities/testing/test-database";
import { User } from "@bulmo/entities/user.entity";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createInvited, createSignedIn, mailedCode, mailedToken } from "../../../testing/account.ts";
import { createUser, proveEmail } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

const home = { zonecode: "00000", address: "견본로 1", detailAddress: "1층" };

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let admin: Awaited<ReturnType<typeof createSignedIn>>;
  let count = 0;
  let right = "";
  beforeAll(async () => {
    site = await openSite(server);
    admin = await createSignedIn(site, { isAdmin: true });
    await site.fork().nativeUpdate(Session, { user: admin.user.id }, { passwordCheckedAt: new Date() });
  });
  beforeEach(() => {
    count += 1;
    right = `right${count}@example.org`;
  });
  afterAll(() => site.close());

  const seenOf = (user: User) =>
    Object.fromEntries(correctionFields.map((field) => [field, user[field]])) as unknown as Correction;
  const correct = async (
    user: User,
    changes: Partial<Correction>,
    { seen = seenOf(user), token = admin.token } = {},
  ) => {
    const input = { id: user.id, seen, changes: { ...seenOf(user), ...changes } };
    const { status, body } = await site.call("POST", "/trpc/auth.correctMember", { token, body: input });
    return { status, reason: body.error?.data.reason as string | undefined, user: body.result?.data };
  };
  const look = ({ id }: User) => site.fork().findOneOrFail(User, { id });
  const ask = (name: string, email: string) => site.call("POST", "/api/auth/password-code", { body: { name, email } });
  const actsOn = async ({ id }: User) =>
    (
      await site.fork().execute<{ act: string }[]>("select act from audit_line where member_id = ? order by id", [id])
    ).map(({ act }) => act);
  const textsTo = async (address: string) => (await site.mailsTo(address)).map(({ text }) => text);

  test("SEE-18 what is corrected is written, logged by what it was, and told to the member", async () => {
    const user = await createUser(site.fork(), home);
    await proveEmail(site.fork(), user);
    const changes = { name: "바른이름", role: "이사", career: "단청장 이수" };
    expect(await correct(user, changes)).toMatchObject({ status: 200, user: changes });
    expect(await look(user)).toMatchObject(changes);
    expect(await actsOn(user)).toEqual(["MEMBER_CORRECTED", "MEMBER_POSITION_CHANGED"]);
    const [letter, ...more] = await textsTo(user.email);
    expect(more).toEqual([]);
    expect(letter).toContain("관리자가 회원 정보를 수정했습니다. 수정한 항목: 이름, 직책, 경력.");
    expect(letter).not.toContain("바른이름");
    expect((await correct(await look(user), {})).status).toBe(200);
    expect(await actsOn(user)).toHaveLength(2);
  });

  test("SEE-18 a wrong address that never proved itself is put right at once, and both addresses are told", async () => {
    const user = await createUser(site.fork(), home);
    await ask(user.name, user.email);
    const stray = await mailedCode(site, user.email);
    expect((await correct(user, { email: right })).status).toBe(200);
    expect(await site.fork().count(OneTimeCode, { user: user.id })).toBe(0);
    const body = { name: user.name, email: right, password: "another-Pond-2!", code: stray };
    expect((await site.call("POST", "/api/auth/change-password", { body })).status).toBe(400);
    expect((await textsTo(user.email))[0]).toContain("앞으로 이 주소로는 메일을 보내 드리지 않습니다.");
    const [told] = await textsTo(right);
    expect(told).toContain("앞으로 회원 정보의 이메일 주소는 지금 이 메일을 받으신 주소입니다.");
    expect(told).not.toContain("72시간");
    await ask(user.name, right);
    expect(await mailedCode(site, right)).toMatch(/^\d{6}$/u);
    expect(await actsOn(user)).toEqual(["MEMBER_EMAIL_CORRECTED"]);
  });

  test("SEE-18 SEC-19 where the address of before proved itself, codes go there for 72 hours", async () => {
    const user = await createUser(site.fork(), home);
    await proveEmail(site.fork(), user);
    await correct(user, { email: right });
    expect((await textsTo(user.email))[0]).toContain("72시간");
    expect((await textsTo(right))[0]).toContain("다만 앞으로 72시간 동안");
    await ask(user.name, right);
    expect(await mailedCode(site, user.email)).toMatch(/^\d{6}$/u);
    expect(await mailedCode(site, right)).toBe("");
  });

  test("SEE-18 an invitation that went to a wrong address is void, and another goes to the right one", async () => {
    const { user, token } = await createInvited(site, home);
    await correct(user, { email: right });
    const open = async (one: string) =>
      (await site.call("POST", "/trpc/auth.openInvitation", { body: { token: one } })).status;
    expect(await open(token)).toBe(404);
    expect(await open(await mailedToken(site, right))).toBe(200);
  });

  test("SEE-18 an address asks for the password of a moment ago; the rest does not", async () => {
    const { token } = await createSignedIn(site, { isAdmin: true });
    const user = await createUser(site.fork(), home);
    expect(await correct(user, { email: right }, { token })).toMatchObject({
      status: 403,
      reason: "PASSWORD_UNCHECKED",
    });
    expect((await look(user)).email).toBe(user.email);
    expect((await correct(user, { career: "괘불장" }, { token })).status).toBe(200);
  });

  test("SEE-18 what the member has changed meanwhile is not written over; the same once more is none", async () => {
    const user = await createUser(site.fork(), home);
    const seen = seenOf(user);
    await site.fork().nativeUpdate(User, { id: user.id }, { detailAddress: "2층" });
    expect(await correct(user, { career: "괘불장" }, { seen })).toMatchObject({
      status: 409,
      reason: "USER_OVERTAKEN",
    });
    expect(await look(user)).toMatchObject({ detailAddress: "2층", career: "" });
    const now = await look(user);
    expect((await correct(now, { career: "괘불장" })).status).toBe(200);
    expect((await correct(now, { career: "괘불장" })).status).toBe(200);
  });

  test("SEE-18 an administrator's data are their own; what somebody has, and an office, is refused", async () => {
    const [other, user] = [await createSignedIn(site, { isAdmin: true }), await createUser(site.fork(), home)];
    Object.assign(other.user, home);
    for (const one of [other.user, Object.assign(admin.user, home)])
      expect(await correct(one, { email: right })).toMatchObject({ status: 403, reason: "ADMIN_KEEPS_OWN" });
    expect(await correct(user, { nickname: other.user.nickname })).toMatchObject({ reason: "ALREADY_TAKEN_NICKNAME" });
    expect(await correct(user, { nickname: "관리자" })).toMatchObject({ reason: "ALREADY_TAKEN_NICKNAME" });
    expect(await correct(user, { email: other.user.email })).toMatchObject({ reason: "ALREADY_TAKEN_EMAIL" });
    expect(await correct(user, { role: "관리자" })).toMatchObject({ status: 400, reason: "POSITION_RESERVED" });
    expect(await correct(user, { detailAddress: "" })).toMatchObject({ status: 400 });
  });
});
