import { validSignUp } from "@bulmo/contracts/testing/sign-up.cases";
import { testServers } from "@bulmo/entities/testing/test-database";
import { User } from "@bulmo/entities/user.entity";
import { raceRounds, testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn, mailedCode } from "../../../testing/account.ts";
import { openSite, type Site } from "../../../testing/site.ts";

const hour = 60 * 60_000;
const refused = { status: 409, body: { message: "사용할 수 없는 이메일입니다." } };

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let admin: string;
  beforeAll(async () => {
    site = await openSite(server);
    ({ token: admin } = await createSignedIn(site, { isAdmin: true }));
  });
  afterAll(() => site.close());

  let count = 0;

  /** A member, and whoever has their session, who writes another name or address. */
  async function member() {
    const { user, token } = await createSignedIn(site);
    count += 1;
    const number = count;
    const now = { name: user.name, email: user.email };
    const write = async (changes: { name?: string; email?: string }) => {
      const body = { ...now, ...changes, nickname: user.nickname };
      const home = { zonecode: "00000", address: "견본로 1", detailAddress: "1층" };
      const answer = await site.call("PUT", "/api/users", { token, body: { ...body, ...home } });
      if (answer.status === 200) Object.assign(now, changes);
      return answer;
    };
    return { user, write, thief: (part = "") => `hold${part}${number}@example.org` };
  }

  /** As if so much time had passed since the account was changed. */
  async function wait({ id }: User, time: number) {
    const { emailChangedAt, nameChangedAt } = await site.fork().findOneOrFail(User, { id });
    const earlier = (at: Date | null | undefined) => (at ? new Date(at.getTime() - time) : null);
    const then = { emailChangedAt: earlier(emailChangedAt), nameChangedAt: earlier(nameChangedAt) };
    await site.fork().nativeUpdate(User, { id }, then);
  }

  const find = async (name: string, email: string) =>
    (await site.call("GET", `/api/auth/find-id?${new URLSearchParams({ name, email }).toString()}`)).status;
  const ask = (name: string, email: string) => site.call("POST", "/api/auth/password-code", { body: { name, email } });

  /** What comes of it when the owner uses what they have always known, and which codes go elsewhere. */
  async function ownersWay({ name, email }: User, thieves: string[]) {
    const found = await find(name, email);
    await ask(name, email);
    const code = await mailedCode(site, email);
    const letters = (await Promise.all(thieves.map((address) => site.mailsTo(address)))).flat();
    const stolen = letters.filter(({ subject }) => subject.includes("인증번호"));
    const body = { name, email, password: "owner-Pond-1!", code };
    const { status: entered } = await site.call("POST", "/api/auth/change-password", { body });
    return { found, stolen, entered };
  }

  type Member = Awaited<ReturnType<typeof member>>;

  const ways: [what: string, act: (member: Member) => Promise<unknown>][] = [
    ["both at once", ({ write, thief }) => write({ name: "도둑", email: thief() })],
    [
      "the name, and within the time the address",
      async ({ user, write, thief }) => {
        await write({ name: "도둑" });
        await wait(user, 71 * hour);
        await write({ email: thief() });
        await wait(user, 71 * hour);
      },
    ],
    [
      "the address, and within the time the name",
      async ({ user, write, thief }) => {
        await write({ email: thief() });
        await wait(user, 71 * hour);
        await write({ name: "도둑" });
        await wait(user, 71 * hour);
      },
    ],
    [
      "both twice",
      async ({ write, thief }) => {
        await write({ name: "도둑", email: thief() });
        await write({ name: "다른도둑", email: thief("second") });
      },
    ],
    [
      "the name back and forth, and the address",
      async ({ user, write, thief }) => {
        await write({ name: "도둑" });
        await write({ name: user.name });
        await write({ name: "도둑", email: thief() });
      },
    ],
    [
      "the address back and forth, and the name",
      async ({ user, write, thief }) => {
        await write({ email: thief() });
        await write({ email: user.email });
        await write({ name: "도둑", email: thief("second") });
      },
    ],
  ];

  test.each(ways)("SEC-19 whoever changes %s does not shut the owner out for 72 hours", async (_what, act) => {
    const one = await member();
    await act(one);
    expect(await ownersWay(one.user, [one.thief(), one.thief("second")])).toEqual({
      found: 200,
      stolen: [],
      entered: 200,
    });
  });

  test("SEC-19 after 72 hours the new name and address are believed, and the old ones are nobody's", async () => {
    const { user, write, thief } = await member();
    await write({ name: "새이름", email: thief() });
    await wait(user, 72 * hour + 1_000);
    expect(await find(user.name, user.email)).toBe(404);
    expect(await find("새이름", user.email)).toBe(404);
    expect(await find("새이름", thief())).toBe(200);
    await ask("새이름", thief());
    expect(await mailedCode(site, thief())).toMatch(/^\d{6}$/u);
  });

  test("SEC-19 a change of name is told once in the time to the address that is believed", async () => {
    const { user, write, thief } = await member();
    const told = async () => (await site.mailsTo(user.email)).map(({ subject }) => subject.replace(/^\[.+\] /u, ""));
    await write({ name: "도둑" });
    expect(await told()).toEqual(["회원 이름이 변경되었습니다"]);
    const [letter] = await site.mailsTo(user.email);
    expect(letter?.text).toContain("이전 이름과 지금 이 메일 주소를 입력하여");
    expect(letter?.text).not.toContain("도둑");
    await write({ name: user.name });
    await write({ name: "다른도둑" });
    expect(await told()).toHaveLength(1);
    await write({ email: thief() });
    expect(await told()).toEqual(["이메일 주소가 변경되었습니다", "회원 이름이 변경되었습니다"]);
    await wait(user, 72 * hour + 1_000);
    await write({ name: "새이름", email: thief("second") });
    const [both] = await site.mailsTo(thief());
    expect(both?.text).toContain("이름도 함께 변경되었습니다.");
  });

  const home = { zonecode: "00000", address: "견본로 1", detailAddress: "1층" };

  /** The three ways to come by an address. */
  function takers(email: string) {
    count += 1;
    const { confirmPassword: _stays, ...rest } = validSignUp;
    const person = { ...rest, username: `taker${count}000`, nickname: `가진이${count}`, email };
    return {
      signUp: () => site.call("POST", "/api/auth/sign-up", { body: person }),
      register: () => {
        const { username, name, nickname } = person;
        return site.call("POST", "/api/auth/admin/sign-up", {
          token: admin,
          body: { ...home, username, name, nickname, email },
        });
      },
      change: async () => (await member()).write({ email }),
    };
  }

  test("SEC-19 nobody comes by an address within 72 hours of its being given up, but its owner", async () => {
    const { user, write, thief } = await member();
    await write({ email: thief() });
    const isDuplicated = async () =>
      (await site.call("POST", "/api/auth/sign-up/valid", { body: { email: user.email } })).body.isEmailDuplicated;
    expect(await isDuplicated()).toBe(true);
    for (const take of Object.values(takers(user.email))) expect(await take()).toMatchObject(refused);
    expect((await write({ email: user.email })).status).toBe(200);
    await write({ email: thief("second") });
    await wait(user, 72 * hour + 1_000);
    expect(await isDuplicated()).toBe(false);
    expect((await takers(user.email).signUp()).status).toBe(200);
  });

  test.each(Array.from({ length: raceRounds }, (_, round) => round + 1))(
    "SEC-19 whoever signs up while an address is given up does not get it (round %d)",
    async () => {
      const { user, write, thief } = await member();
      const { signUp, register } = takers(user.email);
      const others = Array.from({ length: 3 }, () => takers(user.email).signUp());
      const [given, ...taken] = await Promise.all([write({ email: thief() }), signUp(), register(), ...others]);
      expect(given.status).toBe(200);
      for (const answer of taken) expect(answer.status).toBe(409);
      expect(await site.fork().count(User, { email: user.email })).toBe(0);
    },
  );
});
