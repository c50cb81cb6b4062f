import { AuditLine } from "@bulmo/entities/audit-line.entity";
import { RecoveryCode, SecondFactor } from "@bulmo/entities/second-factor.entity";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createUser, fixturePassword } from "../../../testing/fixture.ts";
import { beginSecondFactor, enableSecondFactor, markChecked } from "../../../testing/second-factor.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { setAdmin } from "../user/user-status.service.ts";
import { codeAt } from "./totp.ts";
import { createSealingKey } from "../../platform/seal/sealing-key.ts";

const path = "/api/auth/second-factor";
const step = 30_000;

test("a secret is sealed for its account, and another key opens nothing", () => {
  const key = createSealingKey("a".repeat(32), "second factor");
  const sealed = key.seal("JBSWY3DP", "one");
  expect(sealed).not.toContain("JBSWY3DP");
  expect(key.seal("JBSWY3DP", "one")).not.toBe(sealed);
  expect(key.unseal(sealed, "one")).toBe("JBSWY3DP");
  expect(key.unseal(sealed, "another")).toBeNull();
  expect(createSealingKey("b".repeat(32), "second factor").unseal(sealed, "one")).toBeNull();
  expect(key.unseal(`${sealed.startsWith("A") ? "B" : "A"}${sealed.slice(1)}`, "one")).toBeNull();
  expect(key.unseal("", "one")).toBeNull();
});

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  /** Runs on as the tests do, by whole steps, so that no code is one of before. */
  let clock = Date.now();
  const later = (steps: number) => new Date((clock += steps * step));
  beforeAll(async () => {
    site = await openSite(server, { now: () => new Date(clock) });
  });
  afterAll(() => site.close());

  const post = (token: string, what: string, body?: object) =>
    site.call("POST", `${path}/${what}`, { token, ...(body ? { body } : {}) });
  const signIn = (username: string, secondFactor?: string, password = fixturePassword) =>
    site.call("POST", "/api/auth/sign-in", {
      body: { username, password, ...(secondFactor === undefined ? {} : { secondFactor }) },
    });
  async function keeper() {
    const admin = await createSignedIn(site, { isAdmin: true });
    return { ...admin, ...(await enableSecondFactor(site, admin, later(3))) };
  }
  const actsOf = async (id: string) =>
    (await site.fork().find(AuditLine, { actorId: id }, { orderBy: { id: "asc" } })).map(({ act }) => act);

  const subjectsTo = async (address: string) => (await site.mailsTo(address)).map(({ subject }) => subject);

  const needed = {
    status: 401,
    body: { message: "2단계 인증번호를 입력해 주세요.", reason: "SECOND_FACTOR_NEEDED" },
  };
  const failed = {
    status: 401,
    body: {
      message: "인증번호 또는 복구 코드를 확인해 주세요. 한 번 사용한 것은 다시 사용할 수 없습니다.",
      reason: "SECOND_FACTOR_FAILED",
    },
  };
  const unchecked = { status: 403, body: { message: "비밀번호를 다시 확인해 주세요." } };

  test("an administrator sets one up: secret, address for a QR code, ten recovery codes, a letter, a line", async () => {
    const admin = await createSignedIn(site, { isAdmin: true });
    await markChecked(site, admin);
    const { status, body } = await post(admin.token, "set-up");
    expect(status).toBe(200);
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/u);
    expect(body.uri).toMatch(/^otpauth:\/\/totp\//u);
    expect(new URL(body.uri).searchParams.get("secret")).toBe(body.secret);
    expect(decodeURIComponent(body.uri)).toContain(`일섭문도회:${admin.user.username}`);
    // Nobody is locked out by what they have not finished.
    expect((await signIn(admin.user.username)).status).toBe(200);
    const confirmed = await post(admin.token, "confirm", { code: codeAt(body.secret, new Date(clock)) });
    expect(confirmed.status).toBe(200);
    expect(confirmed.body.recoveryCodes).toHaveLength(10);
    for (const code of confirmed.body.recoveryCodes) expect(code).toMatch(/^[a-km-np-z2-9]{5}-[a-km-np-z2-9]{5}$/u);
    expect(await site.call("GET", path, { token: admin.token })).toMatchObject({
      body: { isOn: true, isRequired: false, recoveryCodesLeft: 10 },
    });
    expect((await site.mailsTo(admin.user.email))[0]?.subject).toBe("[일섭문도회] 2단계 인증이 설정되었습니다");
    expect(await actsOf(admin.user.id)).toContain("SECOND_FACTOR_SET");
  });

  test("neither the secret nor a recovery code is stored as it is", async () => {
    const { user, secret, recoveryCodes } = await keeper();
    const rows = JSON.stringify([
      await site.fork().execute("select * from second_factor where user_id = ?", [user.id]),
      await site.fork().execute("select * from recovery_code where user_id = ?", [user.id]),
    ]);
    for (const clear of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace("-", ""))])
      expect(rows).not.toContain(clear);
    expect(rows.match(/argon2id/gu)).toHaveLength(10);
  });

  test("turning it on ends the sessions that had only the password", async () => {
    const admin = await createSignedIn(site, { isAdmin: true });
    const elsewhere = await signIn(admin.user.username);
    await enableSecondFactor(site, admin, later(3));
    const me = (token: string) => site.call("GET", "/api/auth/me", { token });
    expect((await me(elsewhere.body.accessToken)).status).toBe(401);
    expect((await me(admin.token)).status).toBe(200);
  });

  test.each(["set-up", "recovery-codes", "off"])(
    "%s needs the password within ten minutes, in this session",
    async (what) => {
      const admin = await keeper();
      await markChecked(site, admin, new Date(Date.now() - 11 * 60_000));
      expect(await post(admin.token, what)).toMatchObject(unchecked);
      const elsewhere = await signIn(admin.user.username, codeAt(admin.secret, later(1)));
      await site.call("POST", "/api/auth/check-password", { token: admin.token, body: { password: fixturePassword } });
      expect(await post(elsewhere.body.accessToken, what)).toMatchObject(unchecked);
      expect((await post(admin.token, what, { code: codeAt(admin.secret, later(1)) })).status).toBe(200);
    },
  );

  test("so does confirming it; a wrong code turns nothing on", async () => {
    const admin = await createSignedIn(site, { isAdmin: true });
    const code = await beginSecondFactor(site, admin);
    const wrong = {
      status: 400,
      body: { message: "인증번호를 확인해 주세요. 인증 앱에 보이는 여섯 자리 숫자입니다." },
    };
    expect(await post(admin.token, "confirm", { code: code === "000000" ? "000001" : "000000" })).toMatchObject(wrong);
    await markChecked(site, admin, new Date(Date.now() - 11 * 60_000));
    expect(await post(admin.token, "confirm", { code })).toMatchObject(unchecked);
    expect((await signIn(admin.user.username)).status).toBe(200);
    const unbegun = await createSignedIn(site, { isAdmin: true });
    await markChecked(site, unbegun);
    expect(await post(unbegun.token, "confirm", { code })).toMatchObject(wrong);
  });

  test("signing in asks for a code, after the password and only then", async () => {
    const { user, secret } = await keeper();
    const wrongPassword = { status: 401, body: { message: "아이디 또는 비밀번호를 확인해주세요." } };
    expect(await signIn(user.username, undefined, "wrong")).toMatchObject(wrongPassword);
    expect(await signIn(user.username, codeAt(secret, later(1)), "wrong")).toMatchObject(wrongPassword);
    const answer = await signIn(user.username);
    expect(answer).toMatchObject(needed);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await signIn(user.username, " ")).toMatchObject(needed);
    const code = codeAt(secret, new Date(clock));
    expect((await signIn(user.username, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  });

  test("a code of the step before or after is taken, an older one, a later one and another's are not", async () => {
    const [{ user, secret }, other] = [await keeper(), await keeper()];
    later(10);
    for (const away of [-3, -2, 2, 3])
      expect(await signIn(user.username, codeAt(secret, new Date(clock + away * step)))).toMatchObject(failed);
    expect(await signIn(user.username, codeAt(other.secret, new Date(clock)))).toMatchObject(failed);
    expect((await signIn(user.username, codeAt(secret, new Date(clock - step)))).status).toBe(200);
    expect((await signIn(user.username, codeAt(secret, new Date(clock + step)))).status).toBe(200);
  });

  test("a code works once, also among five at once, and none of before it either", async () => {
    const { user, secret } = await keeper();
    const code = codeAt(secret, later(5));
    const statuses = await Promise.all(
      Array.from({ length: 5 }, async () => (await signIn(user.username, code)).status),
    );
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 401, 401, 401, 401]);
    expect(await signIn(user.username, codeAt(secret, new Date(clock - step)))).toMatchObject(failed);
  });

  test("each recovery code opens once, however it is written, among five at once as well", async () => {
    const { user, recoveryCodes } = await keeper();
    const [first = "", second = "", third = ""] = recoveryCodes;
    expect((await signIn(user.username, first)).status).toBe(200);
    expect(await signIn(user.username, first)).toMatchObject(failed);
    expect((await signIn(user.username, ` ${second.toUpperCase().replace("-", " ")} `)).status).toBe(200);
    const statuses = await Promise.all(
      Array.from({ length: 5 }, async () => (await signIn(user.username, third)).status),
    );
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 401, 401, 401, 401]);
    expect(await site.fork().count(RecoveryCode, { user: user.id })).toBe(7);
    expect((await actsOf(user.id)).filter((act) => act === "RECOVERY_CODE_USED")).toHaveLength(3);
    expect(await signIn(user.username, "aaaaa-aaaaa")).toMatchObject(failed);
    const subjects = await subjectsTo(user.email);
    expect(subjects.filter((subject) => subject === "[일섭문도회] 복구 코드가 사용되었습니다")).toHaveLength(3);
  });

  test.each(["set-up", "recovery-codes", "off"])(
    "%s of one that is on asks for its code besides the password, or a recovery code, and takes each once",
    async (what) => {
      const refused = {
        status: 400,
        body: { message: failed.body.message, reason: "SECOND_FACTOR_REFUSED" },
      };
      const [admin, other] = [await keeper(), await keeper()];
      const code = codeAt(admin.secret, later(3));
      await markChecked(site, admin, new Date(Date.now() - 11 * 60_000));
      expect(await post(admin.token, what, { code })).toMatchObject(unchecked);
      await markChecked(site, admin);
      for (const wrong of [{}, { code: " " }, { code: codeAt(other.secret, new Date(clock)) }])
        expect(await post(admin.token, what, wrong)).toMatchObject(refused);
      // What came too late for the password was not used up.
      expect((await signIn(admin.user.username, code)).status).toBe(200);
      expect(await post(admin.token, what, { code })).toMatchObject(refused);
      expect(await site.call("GET", path, { token: admin.token })).toMatchObject({
        body: { isOn: true, recoveryCodesLeft: 10 },
      });
      const [first = "", second = ""] = admin.recoveryCodes;
      expect((await signIn(admin.user.username, first)).status).toBe(200);
      expect(await post(admin.token, what, { code: first })).toMatchObject(refused);
      expect((await post(admin.token, what, { code: second })).status).toBe(200);
    },
  );

  test("new recovery codes replace the old ones", async () => {
    const admin = await keeper();
    await markChecked(site, admin);
    const { body } = await post(admin.token, "recovery-codes", { code: codeAt(admin.secret, later(1)) });
    expect(await subjectsTo(admin.user.email)).toContain("[일섭문도회] 복구 코드가 다시 발급되었습니다");
    expect(await signIn(admin.user.username, admin.recoveryCodes[0])).toMatchObject(failed);
    expect((await signIn(admin.user.username, body.recoveryCodes[0])).status).toBe(200);
    expect(await actsOf(admin.user.id)).toContain("RECOVERY_CODES_RENEWED");
  });

  test("one that is set up anew replaces the old one when it is confirmed, not before", async () => {
    const admin = await keeper();
    await markChecked(site, admin);
    const { body } = await post(admin.token, "set-up", { code: codeAt(admin.secret, later(1)) });
    expect(await signIn(admin.user.username, codeAt(body.secret, later(2)))).toMatchObject(failed);
    expect((await signIn(admin.user.username, codeAt(admin.secret, later(2)))).status).toBe(200);
    await markChecked(site, admin);
    expect((await post(admin.token, "confirm", { code: codeAt(body.secret, later(2)) })).status).toBe(200);
    expect(await signIn(admin.user.username, codeAt(admin.secret, later(2)))).toMatchObject(failed);
    expect((await signIn(admin.user.username, codeAt(body.secret, later(2)))).status).toBe(200);
  });

  test("turned off, nothing is left and the password is enough; a letter and a line tell", async () => {
    const admin = await keeper();
    await markChecked(site, admin);
    expect((await post(admin.token, "off", { code: codeAt(admin.secret, later(1)) })).status).toBe(200);
    expect((await signIn(admin.user.username)).status).toBe(200);
    expect(await site.fork().count(SecondFactor, { user: admin.user.id })).toBe(0);
    expect(await site.fork().count(RecoveryCode, { user: admin.user.id })).toBe(0);
    expect(await subjectsTo(admin.user.email)).toContain("[일섭문도회] 2단계 인증이 해제되었습니다");
    expect(await actsOf(admin.user.id)).toContain("SECOND_FACTOR_REMOVED");
  });

  test("turning off what is not on says nothing in log and letters, also when one was begun", async () => {
    const admin = await createSignedIn(site, { isAdmin: true });
    await markChecked(site, admin);
    expect((await post(admin.token, "off")).status).toBe(200);
    await beginSecondFactor(site, admin);
    expect((await post(admin.token, "off")).status).toBe(200);
    expect(await site.fork().count(SecondFactor, { user: admin.user.id })).toBe(0);
    expect(await actsOf(admin.user.id)).not.toContain("SECOND_FACTOR_REMOVED");
    expect(await site.mailsTo(admin.user.email)).toEqual([]);
  });

  test("an administrator who becomes a member, or leaves, leaves none behind", async () => {
    const [demoted, leaver, other] = [await keeper(), await keeper(), await keeper()];
    await setAdmin(site.fork(), demoted.user.username, false);
    expect((await signIn(demoted.user.username)).status).toBe(200);
    await site.call("DELETE", "/api/users", { token: leaver.token, body: { id: leaver.user.id } });
    for (const { user, left } of [
      { ...demoted, left: 0 },
      { ...leaver, left: 0 },
      { ...other, left: 10 },
    ])
      expect(await site.fork().count(RecoveryCode, { user: user.id })).toBe(left);
  });

  test("with another SESSION_SECRET codes of the app open nothing, recovery codes go on", async () => {
    const { user, secret, recoveryCodes } = await keeper();
    const sealed = createSealingKey("another secret of 32 characters.", "second factor").seal(secret, user.id);
    await site.fork().nativeUpdate(SecondFactor, { user: user.id }, { secret: sealed });
    expect(await signIn(user.username, codeAt(secret, later(2)))).toMatchObject(failed);
    expect((await signIn(user.username, recoveryCodes[0])).status).toBe(200);
  });

  test("a member who never heard of it may send a code and is not asked for one", async () => {
    const { username } = await createUser(site.fork());
    expect((await signIn(username, "123456")).status).toBe(200);
    expect((await signIn(username, "")).status).toBe(200);
  });
});
