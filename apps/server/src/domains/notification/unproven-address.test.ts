import { validSignUp } from "@bulmo/contracts/testing/sign-up.cases";
import { EmailProof } from "@bulmo/entities/email-proof.entity";
import { OneTimeCode } from "@bulmo/entities/one-time-code.entity";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { User } from "@bulmo/entities/user.entity";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSignedIn, mailedCode } from "../../../testing/account.ts";
import { createUser, proveEmail } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { hashPassword } from "../auth/password.ts";
import { notifyOfFactor } from "../auth/second-factor-notice.ts";

/** A name that a member may have, and that nobody should read in a letter of the association. */
const lure = "5만원 환급: https://evil.example";

const home = { zonecode: "00000", address: "견본로 1", detailAddress: "1층" };

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(server, { hasRateLimits: true });
  });
  beforeEach(() => site.fork().execute("delete from rate_limit"));
  afterAll(() => site.close());

  let count = 0;
  const stranger = () => {
    count += 1;
    return `stranger${count}@example.org`;
  };

  const update = (token: string, { nickname }: User, person: { name: string; email: string }) =>
    site.call("PUT", "/api/users", { token, body: { ...home, nickname, ...person } });
  const ask = (name: string, email: string) => site.call("POST", "/api/auth/password-code", { body: { name, email } });
  const wordsTo = async (address: string) =>
    (await site.mailsTo(address)).map(({ subject, text, html }) => `${subject}\n${text}\n${html}`).join("\n");

  test("SEC-18 an address that a member writes back and forth gets three letters, without the member's words", async () => {
    const { user, token } = await createSignedIn(site);
    const [one, other] = [stranger(), stranger()];
    const statuses = [];
    for (let round = 0; round < 20; round += 1) {
      // As an attacker who waits for the member's own limit, or has many members.
      await site.fork().execute("delete from rate_limit where key like 'email-change%'");
      statuses.push((await update(token, user, { name: lure, email: round % 2 ? other : one })).status);
    }
    // The fourth would be one that the member's own address does not hear of.
    expect(statuses.slice(0, 4)).toEqual([200, 200, 200, 429]);
    for (const address of [one, other, user.email]) {
      expect((await site.mailsTo(address)).length).toBeLessThanOrEqual(3);
      expect(await wordsTo(address)).not.toMatch(/환급|evil|\*\*\*/u);
    }
  });

  test("SEC-18 whatever accounts and spellings are used, a mailbox that never proved itself gets three a day", async () => {
    const spellings = ["victim@gmail.com", "v.ictim@gmail.com", "vic.tim+1@googlemail.com", "vi.c.tim@gmail.com"];
    for (const [round, email] of spellings.entries()) {
      const body = { ...validSignUp, username: `decoy${round}234`, nickname: `미끼${round}`, name: lure, email };
      expect((await site.call("POST", "/api/auth/sign-up", { body })).status).toBe(200);
    }
    const answers = [];
    for (let round = 0; round < 2; round += 1)
      for (const email of spellings) answers.push((await ask(lure, email)).status);
    expect(new Set(answers)).toEqual(new Set([200]));
    const admin = await createSignedIn(site, { isAdmin: true });
    for (let round = 0; round < 3; round += 1) {
      const body = { ...home, username: `invited${round}23`, nickname: `초대${round}`, name: lure };
      const email = `v.i.c.t.i.m+${round}@gmail.com`;
      await site.call("POST", "/api/auth/admin/sign-up", { token: admin.token, body: { ...body, email } });
      spellings.push(email);
    }
    const letters = (await Promise.all(spellings.map((email) => site.mailsTo(email)))).flat();
    expect(letters).toHaveLength(3);
    for (const { text } of letters) expect(text).not.toMatch(/환급|evil/u);
    await site.fork().execute("update rate_limit set resets_at = now()");
    await ask(lure, spellings[0]!);
    expect(await site.mailsTo(spellings[0]!)).not.toHaveLength(0);
  });

  test("SEC-18 the letter that is withheld leaves the code alone that was mailed before", async () => {
    const user = await createUser(site.fork());
    for (let round = 1; round <= 3; round += 1) {
      await ask(user.name, user.email);
      // Letters under way together may overtake each other: the last one shall hold the code that counts.
      expect(await site.mailsTo(user.email)).toHaveLength(round);
    }
    const code = await mailedCode(site, user.email);
    const before = await site.fork().findOneOrFail(OneTimeCode, { user });
    await site.fork().execute("delete from rate_limit where key like 'password-code:account%'");
    expect((await ask(user.name, user.email)).status).toBe(200);
    expect(await site.mailsTo(user.email)).toHaveLength(3);
    expect((await site.fork().findOneOrFail(OneTimeCode, { user })).codeHash).toBe(before.codeHash);
    const body = { name: user.name, email: user.email, password: "another-Pond-2!", code };
    expect((await site.call("POST", "/api/auth/change-password", { body })).status).toBe(200);
  });

  test("SEC-18 a code that was used proves the address it was mailed to, and that one alone", async () => {
    const { user, token } = await createSignedIn(site);
    await ask(user.name, user.email);
    expect((await site.mailsTo(user.email))[0]?.text).toMatch(/^안녕하십니까\./u);
    const code = await mailedCode(site, user.email);
    const later = stranger();
    await update(token, user, { name: user.name, email: later });
    const body = { name: user.name, email: later, password: "another-Pond-2!", code };
    expect((await site.call("POST", "/api/auth/change-password", { body })).status).toBe(200);
    const proofs = await site.fork().find(EmailProof, { user });
    expect(proofs.map(({ email }) => email)).toEqual([user.email]);
    const greetings = async (address: string) => (await site.mailsTo(address))[0]?.text.split("\n", 1)[0];
    expect(await greetings(user.email)).toBe(`${user.name} 님, 안녕하십니까.`);
    expect(await greetings(later)).toBe("안녕하십니까.");
  });

  test("SEC-18 a code of the version before, which did not note where it went, proves nothing", async () => {
    const user = await createUser(site.fork());
    await ask(user.name, user.email);
    const code = await mailedCode(site, user.email);
    await site.fork().nativeUpdate(OneTimeCode, { user }, { sentTo: null });
    const body = { name: user.name, email: user.email, password: "another-Pond-2!", code };
    expect((await site.call("POST", "/api/auth/change-password", { body })).status).toBe(200);
    expect(await site.fork().count(EmailProof, { user })).toBe(0);
  });

  test("SEC-18 a code that the version before puts in place of ours proves nothing about where ours went", async () => {
    const user = await createUser(site.fork());
    await ask(user.name, user.email);
    await site.mailsTo(user.email);
    const code = "271828";
    // As that version writes: it knows of no address, and leaves the one that stands there.
    await site
      .fork()
      .execute("update one_time_code set code_hash = ?, attempts_left = 5 where user_id = ?", [
        await hashPassword(code),
        user.id,
      ]);
    const body = { name: user.name, email: user.email, password: "another-Pond-2!", code };
    expect((await site.call("POST", "/api/auth/change-password", { body })).status).toBe(200);
    expect(await site.fork().count(EmailProof, { user })).toBe(0);
  });

  test("SEC-18 a proven address gets all its letters, by name; a name that may be a thief's is not in them", async () => {
    const { user, token } = await createSignedIn(site);
    await proveEmail(site.fork(), user);
    for (let round = 0; round < 3; round += 1) await ask(user.name, user.email);
    expect(await site.mailsTo(user.email)).toHaveLength(3);
    await update(token, user, { name: lure, email: stranger() });
    const letters = await site.mailsTo(user.email);
    expect(letters).toHaveLength(4);
    expect(letters[0]?.text).toContain(`${user.name} 님, 안녕하십니까.`);
    expect(await wordsTo(user.email)).not.toMatch(/환급|evil/u);
  });

  test("SEC-18 an invitation says the username, and no name", async () => {
    const admin = await createSignedIn(site, { isAdmin: true });
    const email = stranger();
    const body = { ...home, username: "invitedone1", nickname: "초대된이", name: lure, email };
    await site.call("POST", "/api/auth/admin/sign-up", { token: admin.token, body });
    const words = await wordsTo(email);
    expect(words).toContain("invitedone1");
    expect(words).not.toMatch(/환급|초대된이/u);
  });

  test("SEC-18 notices of the second factor follow the same rule", async () => {
    const { user } = await createSignedIn(site, { isAdmin: true });
    const { notifier } = site;
    const now = () => new Date();
    for (let round = 0; round < 5; round += 1)
      await notifyOfFactor(site.fork(), { notifier, now }, { user, change: "renewed" });
    expect(await site.mailsTo(user.email)).toHaveLength(3);
    expect(await wordsTo(user.email)).not.toContain(user.name);
  });

  test("SEC-18 an address is changed three times a day; what changes nothing or fails is not counted", async () => {
    const { user, token } = await createSignedIn(site);
    const taken = await createUser(site.fork());
    const person = { name: user.name, email: user.email };
    for (let round = 0; round < 4; round += 1) {
      expect((await update(token, user, { ...person, email: taken.email })).status).toBe(409);
      expect((await update(token, user, person)).status).toBe(200);
    }
    for (let round = 0; round < 3; round += 1)
      expect((await update(token, user, { ...person, email: stranger() })).status).toBe(200);
    const { email } = await site.fork().findOneOrFail(User, { id: user.id });
    const refused = await update(token, user, { ...person, email: stranger() });
    expect(refused).toMatchObject({ status: 429, body: { message: expect.stringContaining("다시 시도해 주세요.") } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(80_000);
    expect((await site.fork().findOneOrFail(User, { id: user.id })).email).toBe(email);
    expect((await update(token, user, { ...person, email })).status).toBe(200);
  });

  test("SEC-18 of many changes of an address at once three happen", async () => {
    const { user, token } = await createSignedIn(site);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => update(token, user, { name: user.name, email: stranger() })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });
});
