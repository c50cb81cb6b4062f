import { keyMessages } from "@bulmo/contracts/key";
import { keyDays, mostKeys } from "@bulmo/contracts/key-scope";
import { errorMessages } from "@bulmo/contracts/error";
import { ApiKey } from "@bulmo/entities/api-key.entity";
import { testServers } from "@bulmo/entities/testing/test-database";
import { raceRounds, testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { proveEmail } from "../../../testing/fixture.ts";
import { addKey } from "../../../testing/key.ts";
import { enableSecondFactor, markChecked } from "../../../testing/second-factor.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { codeAt } from "../auth/totp.ts";

const day = 86_400_000;
const rounds = Array.from({ length: raceRounds }, (_, round) => round + 1);
const wanted = { name: "공지 내려받기", scopes: ["read"] };

test("API-44 a refusal names as many keys as there may be", () => {
  expect(errorMessages.KEYS_TOO_MANY).toContain(`${mostKeys}개`);
});

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let strict: Site;
  beforeAll(async () => {
    site = await openSite(server);
    strict = await openSite(server, { needsSecondFactor: true, hasRateLimits: true, beside: site });
  });
  afterAll(async () => {
    await strict.close();
    await site.close();
  });

  type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;

  /** A member who has just given their password. */
  async function checked(changes = {}): Promise<SignedIn> {
    const member = await createSignedIn(site, changes);
    await markChecked(site, member);
    return member;
  }
  const make = ({ token }: SignedIn, body: object = {}, at = site) =>
    at.call("POST", "/api/keys", { token, body: { ...wanted, ...body } });
  const listOf = async ({ token }: SignedIn) => (await site.call("GET", "/api/keys", { token })).body as object[];

  test("API-44 a key is told once; what is kept of it, and told later, is a hash and its first letters", async () => {
    const member = await checked();
    await proveEmail(site.fork(), member.user);
    const { status, body } = await make(member, { scopes: ["write", "read"], days: 30 });
    expect(status).toBe(200);
    const { key, ...rest } = body as { key: string; id: string };
    expect(rest).toEqual({
      id: expect.any(String),
      name: wanted.name,
      prefix: key.slice(0, 14),
      scopes: ["read", "write"],
      createdAt: expect.any(String),
      expiresAt: expect.any(String),
      lastUsedAt: null,
    });
    expect(await listOf(member)).toEqual([rest]);
    expect((await site.call("GET", "/api/auth/me", { token: key })).body.username).toBe(member.user.username);
    const letters = await site.mailsTo(member.user.email);
    expect(letters).toHaveLength(1);
    const secret = key.slice(14);
    for (const table of ["api_key", "session", "audit_line", "rate_limit"])
      expect(JSON.stringify(await site.fork().execute(`select * from ${table}`))).not.toContain(secret);
    expect(JSON.stringify(letters)).not.toContain(secret);
    expect(letters[0]?.text).toContain(`‘${wanted.name}’ API 키가 만들어졌습니다`);
    expect(letters[0]?.text).toContain("읽기, 쓰기");
  });

  test("API-44 each has an end: a year unless another is asked for, two years at most", async () => {
    const member = await checked();
    const daysOf = async (body: object) => {
      const { createdAt, expiresAt } = (await make(member, body)).body as { createdAt: string; expiresAt: string };
      return (Date.parse(expiresAt) - Date.parse(createdAt)) / day;
    };
    expect(await daysOf({})).toBe(keyDays.fallback);
    expect(await daysOf({ days: 1 })).toBe(1);
    expect(await daysOf({ days: 730 })).toBe(730);
    expect(await daysOf({ days: "30", code: null })).toBe(30);
    expect(await daysOf({ days: null })).toBe(keyDays.fallback);
    for (const days of [0, 731, 1.5, true, "", "0x1", [1]])
      expect(await make(member, { days })).toMatchObject({ status: 400, body: { message: keyMessages.daysWrong } });
  });

  test.each([
    [{ name: " " }, keyMessages.nameMissing, "name"],
    [{ name: undefined }, keyMessages.nameMissing, "name"],
    [{ name: "가".repeat(51) }, keyMessages.nameTooLong, "name"],
    [{ scopes: [] }, keyMessages.scopesMissing, "scopes"],
    [{ scopes: ["admin"] }, keyMessages.scopesMissing, "scopes"],
    [{ scopes: ["read", "all"] }, errorMessages.INPUT_INVALID, "scopes.1"],
  ])("API-44 API-43 %j is refused with its field", async (body, message, field) => {
    const answer = await make(await checked(), body);
    expect(answer).toMatchObject({ status: 400, body: { message, errors: [{ field }] } });
  });

  test("API-44 the password is asked for, given in this session within ten minutes", async () => {
    const member = await createSignedIn(site);
    expect(await make(member)).toMatchObject({ status: 403, body: { reason: "PASSWORD_UNCHECKED" } });
    await markChecked(site, member, new Date(Date.now() - 11 * 60_000));
    expect(await make(member)).toMatchObject({ status: 403, body: { reason: "PASSWORD_UNCHECKED" } });
    expect(await listOf(member)).toEqual([]);
  });

  test("API-44 who keeps a second factor is asked for its code, and one who owes one makes no key before", async () => {
    const admin = await checked({ isAdmin: true });
    const owing = await make(admin, {}, strict);
    expect(owing).toMatchObject({ status: 403, body: { reason: "SECOND_FACTOR_MISSING" } });
    const { secret, recoveryCodes } = await enableSecondFactor(site, admin, new Date(Date.now() - 30_000));
    for (const body of [{}, { code: "" }, { code: "000000" }, { code: "no-such-code" }])
      expect(await make(admin, body, strict)).toMatchObject({ status: 400, body: { reason: "SECOND_FACTOR_REFUSED" } });
    const code = codeAt(secret, new Date());
    const scopes = ["read", "write", "admin"];
    expect(await make(admin, { code, scopes }, strict)).toMatchObject({ status: 200, body: { scopes } });
    expect(await make(admin, { code }, strict)).toMatchObject({ status: 400 });
    expect(await make(admin, { code: recoveryCodes[0] }, strict)).toMatchObject({ status: 200 });
  });

  test("API-44 nobody gives more than they may do themselves", async () => {
    const member = await checked();
    expect(await make(member, { scopes: ["read", "admin"] })).toMatchObject({
      status: 403,
      body: { reason: "NOT_ALLOWED" },
    });
    expect(await listOf(member)).toEqual([]);
  });

  test("API-44 a member has twenty, those that have run out included", async () => {
    const member = await checked();
    const past = { expiresAt: new Date(Date.now() - day) };
    for (let count = 0; count < mostKeys; count += 1) await addKey(site, member.user, ["read"], count ? {} : past);
    expect(await make(member)).toMatchObject({ status: 409, body: { reason: "KEYS_TOO_MANY" } });
    const [first] = (await listOf(member)) as { id: string }[];
    await site.call("DELETE", "/api/keys", { token: member.token, body: { id: first?.id } });
    expect(await make(member)).toMatchObject({ status: 200 });
  });

  test.each(rounds)("API-44 of those made at once no more than there is room for are (round %d)", async () => {
    const member = await checked();
    for (let count = 0; count < mostKeys - 2; count += 1) await addKey(site, member.user, ["read"]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => make(member)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 200, 409, 409, 409,
    ]);
    expect(await site.fork().count(ApiKey, { user: member.user })).toBe(mostKeys);
  });

  test("API-44 SEC-06 ten are made in an hour, and none whose letter finds no room", async () => {
    const member = await checked();
    await proveEmail(site.fork(), member.user);
    for (let count = 0; count < 10; count += 1) expect((await make(member, {}, strict)).status).toBe(200);
    expect((await make(member, {}, strict)).status).toBe(429);
    // Three letters a day go to an address that never proved itself.
    const unproven = await checked();
    for (let count = 0; count < 3; count += 1) expect((await make(unproven, {}, strict)).status).toBe(200);
    expect(await make(unproven, {}, strict)).toMatchObject({
      status: 429,
      body: { message: expect.stringMatching(/메일을 모두 보냈습니다\. \d+시간 후/u) },
    });
    expect(await listOf(unproven)).toHaveLength(3);
    const [letter] = await strict.mailsTo(unproven.user.email);
    expect(letter?.text).toContain("API 키가 만들어졌습니다");
    expect(letter?.text).not.toContain(wanted.name);
  });

  test("API-44 what an administrator makes and revokes is in the log, what a member does is not", async () => {
    const [member, admin] = [await checked(), await checked({ isAdmin: true })];
    const actsOf = async ({ user }: SignedIn) =>
      (await site
        .fork()
        .execute("select act, member_id from audit_line where actor_id = ? order by id", [user.id])) as {
        act: string;
      }[];
    const { id } = (await make(member)).body as { id: string };
    await make(admin);
    await site.call("DELETE", "/api/keys", { token: admin.token, body: { id } });
    expect(await actsOf(member)).toEqual([]);
    expect(await actsOf(admin)).toEqual([
      { act: "KEY_CREATED", member_id: admin.user.id },
      { act: "KEY_REVOKED", member_id: member.user.id },
    ]);
  });
});
