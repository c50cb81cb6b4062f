import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { User } from "@bulmo/entities/user.entity";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createUser, proveEmail } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

const home = { zonecode: "00000", address: "견본로 1", detailAddress: "1층" };
const busy = { status: 429, body: { reason: "TOO_MANY_REQUESTS" } };

const hour = 60 * 60_000;

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(server, { hasRateLimits: true });
  });
  beforeEach(() => site.fork().execute("delete from rate_limit"));
  afterAll(() => site.close());

  let count = 0;
  const thief = () => {
    count += 1;
    return `taker${count}@example.org`;
  };

  /** What a session of this member can write. */
  const write = (token: string, { name, email, nickname }: User, changes: Partial<User> = {}) =>
    site.call("PUT", "/api/users", { token, body: { ...home, name, email, nickname, ...changes } });
  const stored = ({ id }: User) => site.fork().findOneOrFail(User, { id });

  /** Asks for codes as often as wanted; the pair's own limit of ten minutes is not what is tried here. */
  async function ask({ name, email }: Pick<User, "name" | "email">, times: number) {
    for (let round = 0; round < times; round += 1) {
      await site.fork().execute("delete from rate_limit where key like 'password-code%'");
      expect((await site.call("POST", "/api/auth/password-code", { body: { name, email } })).status).toBe(200);
      // One by one, as somebody would who wants them to be counted in this order.
      await site.mailsTo(email);
    }
  }

  const about = async (address: string, subject: string) =>
    (await site.mailsTo(address)).filter((mail) => mail.subject.includes(subject));

  /** An account that spells the mailbox of another in a way of its own. */
  const decoyOf = ({ email }: User) => createUser(site.fork(), { email: email.replace("@", `+${(count += 1)}@`) });

  test.each([
    ["address", () => ({ email: thief() }), "이메일 주소가 변경되었습니다"],
    ["name", () => ({ name: "도둑" }), "회원 이름이 변경되었습니다"],
  ] as const)("SEC-19 no %s is changed whose notice would be withheld", async (_what, changes, subject) => {
    const { user, token } = await createSignedIn(site);
    await ask(user, 3);
    const refused = await write(token, user, changes());
    expect(refused).toMatchObject(busy);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(80_000);
    const { name, email } = await stored(user);
    expect({ name, email }).toEqual({ name: user.name, email: user.email });
    // Nobody is told of what stays as it is.
    expect((await write(token, user, { career: "단청" })).status).toBe(200);
    await site.fork().execute("delete from rate_limit where key like 'letter%'");
    for (let round = 0; round < 3; round += 1) expect((await write(token, user, changes())).status).toBe(200);
    expect((await about(user.email, subject)).length).toBeGreaterThan(0);
  });

  test("SEC-19 a change that fails leaves its notice's place, and one that happens uses one", async () => {
    const { user, token } = await createSignedIn(site);
    const taken = await createUser(site.fork());
    for (let round = 0; round < 4; round += 1)
      expect((await write(token, user, { email: taken.email })).status).toBe(409);
    expect((await write(token, user, { email: thief() })).status).toBe(200);
    await ask(user, 3);
    expect(await about(user.email, "변경되었습니다")).toHaveLength(1);
    expect(await about(user.email, "인증번호")).toHaveLength(2);
  });

  test("SEC-19 the owner takes the change back however many letters the thief has used up", async () => {
    const { user, token } = await createSignedIn(site);
    expect((await write(token, user, { email: thief(), name: "도둑" })).status).toBe(200);
    await ask(user, 3);
    expect((await write(token, user)).status).toBe(200);
    expect(await stored(user)).toMatchObject({ name: user.name, email: user.email });
  });

  test("SEC-19 a proven address is told of every change, whatever was mailed there", async () => {
    const { user, token } = await createSignedIn(site);
    await proveEmail(site.fork(), user);
    await ask(user, 4);
    expect((await write(token, user, { email: thief() })).status).toBe(200);
    expect(await about(user.email, "이메일 주소가 변경되었습니다")).toHaveLength(1);
  });

  test("SEC-18 SEC-19 other spellings of a mailbox leave its oldest account one letter of the three", async () => {
    const { user, token } = await createSignedIn(site);
    const decoys = [await decoyOf(user), await decoyOf(user)];
    for (const decoy of decoys) await ask(decoy, 3);
    expect((await Promise.all(decoys.map(({ email }) => site.mailsTo(email)))).flat()).toHaveLength(2);
    expect((await write(token, user, { email: thief() })).status).toBe(200);
    expect(await about(user.email, "이메일 주소가 변경되었습니다")).toHaveLength(1);
    await ask(user, 2);
    expect(await site.mailsTo(user.email)).toHaveLength(1);
  });

  test("SEC-18 whoever has a mailbox alone, or for longest, gets all three", async () => {
    const user = await createUser(site.fork());
    await ask(user, 4);
    expect(await site.mailsTo(user.email)).toHaveLength(3);
    await site.fork().execute("delete from rate_limit");
    await decoyOf(user);
    await ask(user, 4);
    expect(await site.mailsTo(user.email)).toHaveLength(6);
  });

  test("SEC-19 an older account that comes to the mailbox later is a decoy too, even where it goes away again", async () => {
    const { user: older, token } = await createSignedIn(site);
    const { user: owner } = await createSignedIn(site);
    const email = owner.email.replace("@", "+later@");
    expect((await write(token, older, { email })).status).toBe(200);
    const then = new Date(Date.now() - 73 * hour);
    await site.fork().nativeUpdate(User, { id: older.id }, { emailChangedAt: then });
    await site.fork().nativeUpdate(User, { id: owner.id }, { createdAt: new Date(then.getTime() - hour) });
    await site.fork().execute("delete from rate_limit");
    await ask({ name: older.name, email }, 3);
    await ask(owner, 2);
    expect(await site.mailsTo(owner.email)).toHaveLength(1);
    for (const changes of [{ email: thief() }, { email }, { email, name: "딴이름" }]) {
      await site.fork().execute("delete from rate_limit");
      expect((await write(token, older, changes)).status).toBe(200);
      await site.fork().execute("delete from rate_limit");
      const before = (await site.mailsTo(owner.email)).length;
      await ask({ name: older.name, email }, 3);
      await ask(owner, 2);
      expect(await site.mailsTo(owner.email)).toHaveLength(before + 1);
    }
  });
});
