import { OldPassword } from "@bulmo/entities/old-password.entity";
import { testServers } from "@bulmo/entities/testing/test-database";
import { User } from "@bulmo/entities/user.entity";
import { raceRounds, testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn, mailedCode, mailedToken } from "../../../../testing/account.ts";
import { createUser, fixturePassword } from "../../../../testing/fixture.ts";
import { createMovedIn, oldPasswords } from "../../../../testing/moved-in.ts";
import { beginSecondFactor } from "../../../../testing/second-factor.ts";
import { openSite, type Site } from "../../../../testing/site.ts";
import { checkPassword } from "../password.ts";

const failed = { status: 401, body: { message: "아이디 또는 비밀번호를 확인해주세요." } };
const rounds = Array.from({ length: raceRounds }, (_, round) => round + 1);
const { gnuboard, mysql, wordPress, weak } = oldPasswords;

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(server);
  });
  afterAll(() => site.close());

  const signIn = ({ username }: User, password: string) =>
    site.call("POST", "/api/auth/sign-in", { body: { username, password } });
  const oldHash = async ({ id }: User) => (await site.fork().findOne(OldPassword, { user: id }))?.hash ?? null;
  const newHash = async ({ id }: User) => (await site.fork().findOneOrFail(User, { id })).passwordHash ?? null;

  async function expectReplaced(user: User, password: string) {
    expect(await oldHash(user)).toBeNull();
    const hash = await newHash(user);
    expect(hash).toMatch(/^\$argon2id\$/u);
    expect(await checkPassword(hash, password)).toBe(true);
  }

  test.each(Object.entries({ gnuboard, mysql, wordPress, weak }))(
    "IMP-03 who was moved in from %s signs in with the password they know, and the hash is argon2id afterwards",
    async (_, { password, hash }) => {
      const user = await createMovedIn(site, hash);
      expect(await signIn(user, `${password}x`)).toMatchObject(failed);
      expect(await oldHash(user)).toBe(hash);
      const first = await signIn(user, password);
      expect(first).toMatchObject({ status: 200, body: { user: { _id: user.id } } });
      expect(JSON.stringify(first.body)).not.toContain(hash);
      await expectReplaced(user, password);
      const token = first.body.accessToken as string;
      expect((await site.call("GET", "/api/auth/me", { token })).status).toBe(200);
      expect((await signIn(user, password)).status).toBe(200);
      expect(await signIn(user, `${password}x`)).toMatchObject(failed);
    },
  );

  test("IMP-03 so does tRPC, and the own password opens what it opens for others", async () => {
    const user = await createMovedIn(site, gnuboard.hash);
    const body = { username: user.username, password: gnuboard.password };
    const { status, body: answer } = await site.call("POST", "/trpc/auth.signIn", { body });
    expect(status).toBe(200);
    const token = answer.result.data.accessToken as string;
    const check = (password: string) => site.call("POST", "/api/auth/check-password", { token, body: { password } });
    expect((await check("wrong")).body).toEqual({ isValid: false });
    expect((await check(gnuboard.password)).body).toEqual({ isValid: true });
  });

  test("IMP-03 a hash that cannot be read is nobody's, and the code sets a password all the same", async () => {
    const user = await createMovedIn(site, "damaged");
    expect(await signIn(user, "damaged")).toMatchObject(failed);
    const { name, email } = user;
    await site.call("POST", "/api/auth/password-code", { body: { name, email } });
    const code = await mailedCode(site, email);
    const body = { name, email, code, password: "another-Pond-2!" };
    expect((await site.call("POST", "/api/auth/change-password", { body })).status).toBe(200);
    await expectReplaced(user, "another-Pond-2!");
    // They had one, although this site never saw it.
    await expect.poll(async () => (await site.mailsTo(email))[0]?.subject).toContain("비밀번호가 변경");
  });

  test("IMP-03 an invitation sets one, too", async () => {
    const admin = await createSignedIn(site, { isAdmin: true });
    const user = await createMovedIn(site, gnuboard.hash);
    const asked = await site.call("POST", "/api/users/invitation", { token: admin.token, body: { id: user.id } });
    expect(asked.status).toBe(200);
    await expect.poll(() => mailedToken(site, user.email)).not.toBe("");
    const body = { token: await mailedToken(site, user.email), password: "another-Pond-2!" };
    expect((await site.call("POST", "/api/auth/invitation/accept", { body })).status).toBe(200);
    await expectReplaced(user, "another-Pond-2!");
    expect(await signIn(user, gnuboard.password)).toMatchObject(failed);
  });

  test("IMP-03 the version before, which sets a password and knows of no old one, takes it away", async () => {
    const user = await createMovedIn(site, gnuboard.hash);
    await site.fork().execute(`update "user" set password_hash = 'set' where id = ?`, [user.id]);
    expect(await oldHash(user)).toBeNull();
    const other = await createMovedIn(site, gnuboard.hash);
    await site.fork().execute(`update "user" set nickname = ? where id = ?`, ["다른별명이름", other.id]);
    expect(await oldHash(other)).toBe(gnuboard.hash);
  });

  test("IMP-03 who leaves or is removed leaves none", async () => {
    const admin = await createSignedIn(site, { isAdmin: true });
    const user = await createMovedIn(site, gnuboard.hash);
    const gone = await site.call("DELETE", `/api/users?id=${user.id}`, { token: admin.token });
    expect(gone.status).toBe(200);
    expect(await oldHash(user)).toBeNull();
  });

  test("IMP-03 AUT-06 a suspended one is told so with the right password alone", async () => {
    const user = await createMovedIn(site, gnuboard.hash, { isActive: false });
    expect(await signIn(user, "wrong")).toMatchObject(failed);
    expect(await signIn(user, gnuboard.password)).toMatchObject({ status: 403, body: { reason: "USER_SUSPENDED" } });
  });

  test("IMP-03 an administrator is asked for the second factor behind it", async () => {
    const user = await createMovedIn(site, gnuboard.hash, { isAdmin: true });
    const { accessToken: token } = (await signIn(user, gnuboard.password)).body;
    const code = await beginSecondFactor(site, { user, token });
    await site.call("POST", "/api/auth/second-factor/confirm", { token, body: { code } });
    // As a backup of before would bring it back.
    await site.fork().execute(`update "user" set password_hash = null where id = ?`, [user.id]);
    await site.fork().insert(OldPassword, { user: user.id, hash: gnuboard.hash, createdAt: new Date() });
    expect(await signIn(user, gnuboard.password)).toMatchObject({ body: { reason: "SECOND_FACTOR_NEEDED" } });
  });

  test.each(rounds)("IMP-03 two who sign in at once are both let in, and one hash is left (round %d)", async () => {
    const user = await createMovedIn(site, gnuboard.hash);
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(user, gnuboard.password)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    await expectReplaced(user, gnuboard.password);
  });

  test.each(rounds)("IMP-03 a password that is set beside a sign-in stands (round %d)", async () => {
    const user = await createMovedIn(site, gnuboard.hash);
    const { name, email } = user;
    await site.call("POST", "/api/auth/password-code", { body: { name, email } });
    const body = { name, email, code: await mailedCode(site, email), password: "another-Pond-2!" };
    const [changed] = await Promise.all([
      site.call("POST", "/api/auth/change-password", { body }),
      ...Array.from({ length: 3 }, () => signIn(user, gnuboard.password)),
    ]);
    expect(changed?.status).toBe(200);
    await expectReplaced(user, "another-Pond-2!");
    expect(await signIn(user, gnuboard.password)).toMatchObject(failed);
  });

  test("IMP-03 a replacement that fails half way loses nothing", async () => {
    const user = await createMovedIn(site, gnuboard.hash);
    await site
      .fork()
      .execute("create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$");
    await site
      .fork()
      .execute("create trigger refuse before delete on old_password for each row execute function refuse()");
    expect((await signIn(user, gnuboard.password)).status).toBe(500);
    expect([await oldHash(user), await newHash(user)]).toEqual([gnuboard.hash, null]);
    await site.fork().execute("drop trigger refuse on old_password");
    expect((await signIn(user, gnuboard.password)).status).toBe(200);
    await expectReplaced(user, gnuboard.password);
  });

  test("IMP-03 SEC-06 guesses are counted as for others, and given back when the password was right", async () => {
    const limited = await openSite(server, { hasRateLimits: true });
    try {
      const { username } = await createMovedIn(limited, gnuboard.hash);
      const guess = (password: string) => limited.call("POST", "/api/auth/sign-in", { body: { username, password } });
      for (let round = 0; round < 9; round += 1) expect((await guess("wrong")).status).toBe(401);
      expect((await guess(gnuboard.password)).status).toBe(200);
      expect((await guess("wrong")).status).toBe(401);
      expect((await guess(gnuboard.password)).status).toBe(429);
    } finally {
      await limited.close();
    }
  });

  describe("IMP-03 a weak password of an old site", () => {
    const isWeak = async (user: User, password: string) =>
      (await signIn(user, password)).body.isPasswordWeak as unknown;

    test("is told at each sign-in, until it is changed", async () => {
      const user = await createMovedIn(site, weak.hash);
      const { status, body } = await signIn(user, weak.password);
      expect([status, body.isPasswordWeak]).toEqual([200, true]);
      expect(await isWeak(user, weak.password)).toBe(true);
      const token = body.accessToken as string;
      await site.call("POST", "/api/auth/check-password", { token, body: { password: weak.password } });
      const { name, email } = user;
      const change = { name, email, password: "another-Pond-2!" };
      expect((await site.call("POST", "/api/auth/change-password", { token, body: change })).status).toBe(200);
      expect(await isWeak(user, "another-Pond-2!")).toBeUndefined();
    });

    test("a strong one is not, nor anything of who did not come from one", async () => {
      const user = await createMovedIn(site, gnuboard.hash);
      expect(await isWeak(user, gnuboard.password)).toBeUndefined();
      expect(await isWeak(await createUser(site.fork()), fixturePassword)).toBeUndefined();
    });

    test("their own name is one", async () => {
      const user = await createMovedIn(site, gnuboard.hash, { username: "lotuspond1", nickname: "lotus-Pond" });
      expect(await isWeak(user, gnuboard.password)).toBe(true);
    });
  });
});
