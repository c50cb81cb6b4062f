import { agreementMessages } from "@bulmo/contracts/agreement";
import { validSignUp } from "@bulmo/contracts/testing/sign-up.cases";
import { testServers } from "@bulmo/entities/testing/test-database";
import { raceRounds, testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { agreementCallsOf, agreementTextOf } from "../../../testing/agreement.ts";
import { createMovedIn, oldPasswords } from "../../../testing/moved-in.ts";
import { openSite, type Site } from "../../../testing/site.ts";

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;
type Calls = ReturnType<typeof agreementCallsOf>;

const rounds = Array.from({ length: raceRounds }, (_, round) => round + 1);

/** The last second of a day in Korea, and the first of the next. */
const beforeMidnight = Date.parse("2026-12-31T14:59:59.000Z");
const midnight = Date.parse("2026-12-31T15:00:00.000Z");

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let admin: SignedIn;
  let other: SignedIn;
  let calls: Calls;
  let others: Calls;
  let visitor: Calls;
  let clock = beforeMidnight;
  let count = 0;

  beforeAll(async () => {
    site = await openSite(server, { now: () => new Date(clock) });
    admin = await createSignedIn(site, { isAdmin: true });
    other = await createSignedIn(site, { isAdmin: true });
    calls = agreementCallsOf(site, "TERMS", admin.token);
    others = agreementCallsOf(site, "TERMS", other.token);
    visitor = agreementCallsOf(site, "TERMS");
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    clock = beforeMidnight;
    for (const table of ["agreement_notice", "agreement_version", "agreement"])
      await site.fork().execute(`delete from ${table}`);
  });

  const announce = async (effectiveOn: string, words = effectiveOn) => {
    await calls.save({ text: agreementTextOf(words) });
    return calls.publish({ effectiveOn, note: `${effectiveOn}부터` });
  };
  const wordsOf = async (number?: number) => (await visitor.get(number)).body.text.blocks[2].text as string;
  const numbersOf = async () =>
    (await visitor.versions()).body.map(({ number, state }: { number: number; state: string }) => `${number} ${state}`);
  const notices = async ({ token }: SignedIn) =>
    (await site.call("GET", "/api/auth/me", { token })).body.agreementNotices as { number: number }[];
  const signUp = (fields: object = {}) => {
    count += 1;
    const { confirmPassword: _stays, ...rest } = validSignUp;
    const body = {
      ...rest,
      username: `agreeing${count}`,
      nickname: `동의${count}`,
      email: `agreer${count}@example.org`,
    };
    return site.call("POST", "/api/auth/sign-up", { body: { ...body, ...fields } });
  };
  const consentsOf = async (id: string) =>
    site.fork().execute("select document, version from consent where user_id = ? order by document desc", [id]);

  test("PAG-08 a text that was never edited is the one that the site began with, and has no row", async () => {
    expect((await visitor.get()).body).toMatchObject({ number: 0, effectiveOn: "2022-06-01", state: "IN_FORCE" });
    expect((await calls.stands()).revision).toBe(0);
    expect(await site.fork().execute("select 1 from agreement")).toEqual([]);
  });

  test("PAG-08 what is announced is read before its day, and is in force by itself from midnight in Korea", async () => {
    await announce("2027-01-01", "새 약관");
    const old = await wordsOf();
    expect(await numbersOf()).toEqual(["1 ANNOUNCED", "0 IN_FORCE"]);
    expect(await wordsOf(1)).toBe("새 약관");
    expect(old).not.toBe("새 약관");
    clock = midnight;
    expect(await wordsOf()).toBe("새 약관");
    expect(await numbersOf()).toEqual(["1 IN_FORCE", "0 PAST"]);
    expect(await wordsOf(0)).toBe(old);
  });

  test("PAG-08 SUP-19 a sign-up records what is in force at its moment, and refuses what is not any more", async () => {
    await announce("2027-01-01");
    const before = await signUp({ termsVersion: 0, privacyVersion: 0 });
    expect(before).toMatchObject({ status: 200 });
    expect(await consentsOf(before.body._id)).toEqual([
      { document: "TERMS", version: "2022-06-01" },
      { document: "PRIVACY", version: "2021-01-11" },
    ]);
    clock = midnight;
    expect(await signUp({ termsVersion: 0, privacyVersion: 0 })).toMatchObject({
      status: 409,
      body: { reason: "AGREEMENT_CHANGED" },
    });
    const after = await signUp({ termsVersion: 1, privacyVersion: 0 });
    expect(await consentsOf(after.body._id)).toContainEqual({ document: "TERMS", version: "2027-01-01" });
    const byClient = await signUp();
    expect(await consentsOf(byClient.body._id)).toContainEqual({ document: "TERMS", version: "2027-01-01" });
  });

  test("PAG-08 a member and administrators see what was agreed to, also before there were versions", async () => {
    const member = await createSignedIn(site);
    await site
      .fork()
      .execute(
        "insert into consent (user_id, document, version, source, agreed_at) values (?, 'TERMS', ?, 'FORM', now())",
        [member.user.id, "2022-06-01"],
      );
    const agreed = [{ document: "TERMS", effectiveOn: "2022-06-01", number: 0, agreedAt: expect.any(String) }];
    expect((await site.call("GET", "/api/agreement/consents", { token: member.token })).body).toEqual(agreed);
    const account = await site.call("GET", `/api/users/account?id=${member.user.id}`, { token: admin.token });
    expect(account.body.consents).toEqual(agreed);
  });

  test("PAG-08 a member is told of a new version until they confirm it, on whatever device, and then of the next", async () => {
    const member = await createSignedIn(site);
    const theirs = agreementCallsOf(site, "TERMS", member.token);
    expect(await notices(member)).toEqual([]);
    await announce("2027-01-01");
    expect(await notices(member)).toEqual([{ document: "TERMS", number: 1, effectiveOn: "2027-01-01" }]);
    expect(await notices(admin)).toEqual([]);
    await theirs.acknowledge({ number: 1 });
    expect(await notices(member)).toEqual([]);
    await announce("2027-02-01");
    await theirs.acknowledge({ number: 1 });
    expect(await notices(member)).toMatchObject([{ number: 2 }]);
    await calls.withdraw({ number: 2 });
    expect(await notices(member)).toEqual([]);
    expect(await notices(other)).toMatchObject([{ number: 1 }]);
  });

  test("PAG-08 who agreed to a version at sign-up is not told of it", async () => {
    await announce("2027-01-01");
    clock = midnight;
    const { body } = await signUp();
    const token = (await site.sessions.open(body._id, { autoLogin: false, device: "" })).accessToken;
    expect((await site.call("GET", "/api/auth/me", { token })).body.agreementNotices).toEqual([]);
  });

  test("IMP-03 PAG-08 who agreed on an old site is told of today's texts once, also of those that the site began with", async () => {
    const { password, hash } = oldPasswords.gnuboard;
    const moved = await createMovedIn(site, hash);
    const signIn = async () => {
      const body = { username: moved.username, password };
      const { accessToken, user } = (await site.call("POST", "/api/auth/sign-in", { body })).body;
      return { token: accessToken as string, told: user.agreementNotices as object[] };
    };
    const first = await signIn();
    const privacy = { document: "PRIVACY", number: 0, effectiveOn: "2021-01-11" };
    expect(first.told).toEqual([{ document: "TERMS", number: 0, effectiveOn: "2022-06-01" }, privacy]);
    const consents = await site.call("GET", "/api/agreement/consents", { token: first.token });
    expect(consents.body).toContainEqual({
      document: "TERMS",
      effectiveOn: "gnuboard5 old.example.org",
      number: null,
      agreedAt: "2015-03-02T00:00:00.000Z",
    });
    const theirs = agreementCallsOf(site, "TERMS", first.token);
    expect((await theirs.acknowledge({ number: 0 })).status).toBe(200);
    expect((await signIn()).told).toEqual([privacy]);
    await announce("2027-01-01");
    expect((await signIn()).told).toEqual([{ document: "TERMS", number: 1, effectiveOn: "2027-01-01" }, privacy]);
    await theirs.acknowledge({ number: 1 });
    expect((await signIn()).told).toEqual([privacy]);
  });

  test("PAG-08 what is announced is withdrawn before its day and comes back as a draft; afterwards it stands", async () => {
    await announce("2027-01-01", "거둘 판");
    const withdrawn = await calls.withdraw({ number: 1 });
    expect(withdrawn).toMatchObject({
      status: 200,
      body: { latest: { number: 0 }, draft: { by: admin.user.nickname } },
    });
    expect((await calls.withdraw({ number: 1 })).body).toEqual(withdrawn.body);
    expect((await visitor.get(1)).status).toBe(404);
    await calls.publish({ effectiveOn: "2027-01-01", note: "다시" });
    expect(await wordsOf(2)).toBe("거둘 판");
    clock = midnight;
    expect(await calls.withdraw({ number: 2 })).toMatchObject({
      status: 400,
      body: { message: agreementMessages.inForce },
    });
  });

  test("PAG-08 a day is today at the earliest, and after all that are announced", async () => {
    await announce("2027-02-01");
    for (const effectiveOn of ["2026-12-30", "2027-01-15", "2027-02-01"])
      expect(await announce(effectiveOn)).toMatchObject({ status: 400, body: { message: agreementMessages.dayTaken } });
    await calls.withdraw({ number: 1 });
    expect(await announce("2026-12-31")).toMatchObject({ status: 200, body: { latest: { state: "IN_FORCE" } } });
  });

  test("PAG-08 what is sent once more, because its answer was lost, is no other's", async () => {
    const text = agreementTextOf("한 번");
    const first = await calls.save({ text, revision: 0 });
    expect(await calls.save({ text, revision: 0 })).toMatchObject({ status: 200, body: first.body });
    const input = { effectiveOn: "2027-01-01", note: "한 번", revision: 1 };
    const published = await calls.publish(input);
    expect(await calls.publish(input)).toMatchObject({ status: 200, body: published.body });
    expect(await numbersOf()).toHaveLength(2);
    await calls.save({ text, revision: 2 });
    const discarded = await calls.discard({ revision: 3 });
    expect(await calls.discard({ revision: 3 })).toMatchObject({ status: 200, body: discarded.body });
  });

  test.each(rounds)("PAG-08 hazard 12: of drafts saved at once one stands (round %d)", async () => {
    const texts = Array.from({ length: 6 }, (_, place) => agreementTextOf(`${place}`));
    const answers = await Promise.all(
      texts.map((text, place) => (place % 2 ? calls : others).save({ text, revision: 0 })),
    );
    const statuses = answers.map(({ status }) => status).toSorted((one, two) => one - two);
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await calls.stands()).draft?.text).toEqual(texts[answers.findIndex(({ status }) => status === 200)]);
  });

  test.each(rounds)("PAG-08 hazard 12: announced by two at once it is one version (round %d)", async () => {
    await calls.save({ text: agreementTextOf("함께") });
    const input = { effectiveOn: "2027-01-01", note: "함께", revision: 1 };
    const both = await Promise.all([calls, others, calls].map((one) => one.publish(input)));
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await numbersOf()).toEqual(["1 ANNOUNCED", "0 IN_FORCE"]);
  });

  test.each([
    ["no preface", { preface: " " }],
    ["no chapter", { blocks: [{ type: "ARTICLE", text: "제1조" }] }],
    ["a chapter without articles", { blocks: [{ type: "CHAPTER", text: "제1장" }] }],
    ["what turns the reading direction", { preface: "가\u202E나" }],
    ["HTML", { blocks: [{ type: "HTML", text: "<b>" }] }],
  ])("PAG-08 a text with %s is refused in Korean, and nothing changes", async (_case, fields) => {
    const refused = await calls.save({ text: { ...agreementTextOf(), ...fields } });
    expect(refused).toMatchObject({ status: 400, body: { message: expect.stringMatching(/[가-힣]/u) } });
    expect((await calls.stands()).draft).toBeNull();
  });
});
