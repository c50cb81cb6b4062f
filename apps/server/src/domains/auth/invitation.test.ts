import { invitationDays } from "@bulmo/contracts/invitation-days";
import { validSignUp } from "@bulmo/contracts/testing/sign-up.cases";
import { EmailProof } from "@bulmo/entities/email-proof.entity";
import { Invitation } from "@bulmo/entities/invitation.entity";
import { testServers } from "@bulmo/entities/testing/test-database";
import { User } from "@bulmo/entities/user.entity";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createInvited, createSignedIn, mailedCode, mailedToken, signIn } from "../../../testing/account.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { issueCode } from "./one-time-code.service.ts";

const password = "first-Pond-1!";
const day = 24 * 60 * 60_000;
const gone = { status: 404, reason: "INVITATION_GONE" };

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let admin: string;
  let now = Date.now();
  beforeAll(async () => {
    site = await openSite(server, { now: () => new Date(now) });
    ({ token: admin } = await createSignedIn(site, { isAdmin: true }));
  });
  afterAll(() => site.close());

  const call = async (name: string, input: object, token?: string) => {
    const { status, body } = await site.call("POST", `/trpc/auth.${name}`, {
      body: input,
      ...(token ? { token } : {}),
    });
    return { status, reason: body.error?.data.reason as string | undefined, data: body.result?.data };
  };
  const open = (token: string) => call("openInvitation", { token });
  const accept = (token: string, chosen = password) => call("acceptInvitation", { token, password: chosen });
  const again = ({ id }: User) => call("inviteAgain", { id }, admin);

  let count = 0;

  /** Somebody whom an administrator has registered, and the token in their letter. */
  async function registered() {
    count += 1;
    const { password: _password, confirmPassword: _confirmed, ...fields } = validSignUp;
    const names = { username: `guest${count}000`, nickname: `손님${count}`, email: `guest${count}@example.org` };
    await site.call("POST", "/api/auth/admin/sign-up", { token: admin, body: { ...fields, ...names } });
    const user = await site.fork().findOneOrFail(User, { email: names.email });
    return { user, token: await mailedToken(site, names.email) };
  }

  test("SEE-18 AUT-29 an invitation waits 7 days on a page of its own, and its token stands behind a #", async () => {
    const { user, token } = await registered();
    const [letter] = await site.mailsTo(user.email);
    expect(letter?.subject).toBe("[일섭문도회] 회원 초대");
    expect(letter?.text).toContain(`http://localhost:3000/invitation#${token}`);
    expect(letter?.text).toContain(`${invitationDays}일 동안 한 번만`);
    expect(token).toMatch(/^[\w-]{43}$/u);
    const stored = await site.fork().findOneOrFail(Invitation, { user: user.id });
    expect(stored.expiresAt.getTime()).toBe(now + 7 * day);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect((await open(token)).data).toEqual({ username: user.username, expiresAt: stored.expiresAt.toISOString() });
  });

  test("SEE-18 it sets the first password, once, and proves the address", async () => {
    const { user, token } = await registered();
    expect(await accept(token, "short1!")).toMatchObject({ status: 400 });
    expect(await accept(token, `${user.username}!`)).toMatchObject({ reason: "PASSWORD_GUESSABLE" });
    expect(await accept(token)).toMatchObject({ status: 200, data: { username: user.username } });
    expect((await signIn(site, user.username, password)).status).toBe(200);
    expect(await site.fork().count(EmailProof, { user: user.id, email: user.email })).toBe(1);
    expect(await accept(token, "second-Pond-2!")).toMatchObject(gone);
    expect(await open(token)).toMatchObject(gone);
    expect((await signIn(site, user.username, password)).status).toBe(200);
  });

  test("SEE-18 SEE-20 whose first password it is, is told of that one, and of no change", async () => {
    const { user, token } = await registered();
    await accept(token);
    const letters = await site.mailsTo(user.email);
    expect(letters.map(({ subject }) => subject)).toEqual([
      "[일섭문도회] 비밀번호를 정하셨습니다",
      "[일섭문도회] 회원 초대",
    ]);
    expect(letters[0]?.text).toContain("이제 아이디와 비밀번호로 로그인하실 수 있습니다.");
    expect(letters[0]?.text).not.toMatch(/변경|로그아웃/u);
  });

  test("SEE-18 of many who use one invitation at once one sets a password", async () => {
    const { user, token } = await registered();
    const answers = await Promise.all(Array.from({ length: 5 }, (_, place) => accept(token, `first-Pond-${place}!`)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 404, 404, 404, 404,
    ]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await signIn(site, user.username, `first-Pond-${winner}!`)).status).toBe(200);
  });

  test("SEE-18 after 7 days it says so, and another one can be sent", async () => {
    const { user, token } = await registered();
    now += 7 * day - 1_000;
    expect((await open(token)).status).toBe(200);
    now += 1_000;
    expect(await open(token)).toMatchObject({ status: 400, reason: "INVITATION_EXPIRED" });
    expect(await accept(token)).toMatchObject({ reason: "INVITATION_EXPIRED" });
    expect(await again(user)).toMatchObject({ status: 200, data: { sentTo: user.email } });
    expect((await accept(await mailedToken(site, user.email))).status).toBe(200);
  });

  test("SEE-18 inviting again voids the invitation of before", async () => {
    const { user, token } = await registered();
    await again(user);
    const newer = await mailedToken(site, user.email);
    expect(newer).not.toBe(token);
    expect(await open(token)).toMatchObject(gone);
    expect((await accept(newer)).status).toBe(200);
    expect(await again(user)).toMatchObject({ status: 409, reason: "INVITATION_NEEDLESS" });
  });

  test("AUT-29 who was invited by the version before sets the password with its code", async () => {
    const { user } = await createInvited(site);
    const code = await issueCode(site.fork(), { userId: user.id, to: user.email });
    const body = { name: user.name, email: user.email, password, code };
    expect((await site.call("POST", "/api/auth/change-password", { body })).status).toBe(200);
    expect((await signIn(site, user.username, password)).status).toBe(200);
  });

  test("AUT-29 an invitation is of no use once a code has set the password", async () => {
    const { user, token } = await registered();
    await site.call("POST", "/api/auth/password-code", { body: { name: user.name, email: user.email } });
    const code = await mailedCode(site, user.email);
    const body = { name: user.name, email: user.email, password, code };
    expect((await site.call("POST", "/api/auth/change-password", { body })).status).toBe(200);
    expect(await accept(token, "second-Pond-2!")).toMatchObject(gone);
  });

  test.each([
    ["nothing", "", gone],
    ["a letter", "x", gone],
    ["what looks like a token", "a".repeat(43), gone],
    ["what is as long as may be", "a".repeat(200), gone],
    ["what is longer", "a".repeat(201), { status: 400, reason: "INPUT_INVALID" }],
  ])("SEE-18 %s is no invitation", async (_what, token, answer) => {
    expect(await accept(token)).toMatchObject(answer);
    expect(await open(token)).toMatchObject(answer);
  });
});
