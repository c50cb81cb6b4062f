import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createEvent } from "../../../testing/event.ts";
import { proveEmail } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;

const minute = 60_000;
const cancelled = "참석하시려던 행사가 취소되었습니다";
const resumed = "취소되었던 행사가 다시 열립니다";

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let at = Date.parse("2027-03-01T03:00:00Z");
  let admin: SignedIn;

  beforeAll(async () => {
    site = await openSite(server, { now: () => new Date(at) });
    admin = await createSignedIn(site, { isAdmin: true });
  });
  afterAll(() => site.close());

  async function member() {
    const signedIn = await createSignedIn(site);
    await proveEmail(site.fork(), signedIn.user);
    return signedIn;
  }
  const ask = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object, by: SignedIn = admin) =>
    site.call(method, `/api/event${path}`, { ...(body && { body }), token: by.token });
  async function done(...asked: Parameters<typeof ask>) {
    const { status, body } = await ask(...asked);
    expect(status).toBe(200);
    return body;
  }
  const when = { year: 2027, month: 4, day: 10, startTime: "11:00", endTime: null, isYearly: false };
  const written = {
    ...when,
    title: "봄 정기 총회",
    state: "PUBLISHED" as const,
    takesReplies: true,
    venue: "마곡사 대광보전",
    address: "충남 공주시",
  };
  const create = (changes = {}) => createEvent(site.fork(), { ...written, ...changes });
  const say = (id: number, by: SignedIn, said: object = { isComing: true }, year = 2027) =>
    done("PUT", "/reply", { id, year, ...said }, by);
  const cancel = (id: number, isCancelled = true, year = 2027) => done("PUT", "/cancel", { id, year, isCancelled });
  const change = (id: number, changes: object) => done("PUT", "", { ...written, id, ...changes });
  const mailsTo = async ({ user }: SignedIn, pass = 6 * minute) => {
    // What is leaving would else be taken for lost when the clock jumps.
    await site.jobs.flush();
    at += pass;
    return site.mailsTo(user.email);
  };
  const subjectsTo = async (one: SignedIn, pass?: number) =>
    (await mailsTo(one, pass)).map(({ subject }) => subject.replace(/^\[.+\] /u, ""));
  const recipientsOf = async (id: number) =>
    ((await done("GET", "/all")) as { id: number; recipients: object[] }[]).find((one) => one.id === id)?.recipients;

  test("DAY-05 who comes hears once that an event is cancelled, and nobody else does", async () => {
    const id = await create();
    const [guest, absent, unproven, silent] = [
      await member(),
      await member(),
      await createSignedIn(site),
      await member(),
    ];
    for (const one of [guest, unproven, silent]) await say(id, one);
    await say(id, absent, { isComing: false });
    const choice = { body: { kind: "EVENT", isOn: false }, token: silent.token };
    expect((await site.call("PUT", "/api/users/mail", choice)).status).toBe(200);
    expect(await recipientsOf(id)).toEqual([{ year: 2027, count: 1 }]);
    for (const isCancelled of [true, true]) await cancel(id, isCancelled);
    expect(await subjectsTo(guest, 4 * minute)).toEqual([]);
    const [mail, ...more] = await mailsTo(guest);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain(cancelled);
    for (const words of ["봄 정기 총회", "2027년 4월 10일 (토) 오전\u00A011:00", "마곡사 대광보전 (충남 공주시)"]) {
      expect(mail?.text).toContain(words);
      expect(mail?.html).toContain(words);
    }
    expect(mail?.text).toContain(`/news/calendar/${id}?year=2027`);
    expect(mail?.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    await cancel(id);
    expect(await subjectsTo(guest)).toHaveLength(1);
    for (const one of [absent, unproven, silent]) expect(await subjectsTo(one)).toEqual([]);
    await cancel(id, false);
    expect(await subjectsTo(guest)).toEqual([resumed, cancelled]);
  });

  test("DAY-05 what is taken back within five minutes is mailed to nobody", async () => {
    const id = await create();
    const guest = await member();
    await say(id, guest);
    await cancel(id);
    at += 4 * minute;
    await cancel(id, false);
    await change(id, { day: 11 });
    at += 4 * minute;
    await site.jobs.flush();
    await change(id, {});
    expect(await subjectsTo(guest)).toEqual([]);
  });

  test("DAY-05 another date or place is mailed once with what it was before, and another text is not", async () => {
    const id = await create();
    const guest = await member();
    await say(id, guest);
    await change(id, { description: "회칙을 고칩니다.", endTime: "13:00" });
    expect(await subjectsTo(guest)).toEqual([]);
    await change(id, { day: 17 });
    await change(id, { day: 17, venue: "서울 분관", address: "" });
    const [mail, ...more] = await mailsTo(guest);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain("참석하시는 행사의 일시와 장소가 바뀌었습니다");
    for (const line of [
      "일시: 2027년 4월 17일 (토) 오전\u00A011:00",
      "바뀌기 전 일시: 2027년 4월 10일 (토) 오전\u00A011:00부터 오후\u00A01:00까지",
      "장소: 서울 분관",
      "바뀌기 전 장소: 마곡사 대광보전 (충남 공주시)",
      "오시지 못하게 되셨다면",
    ])
      expect(mail?.text).toContain(line);
    // To another year, with the replies, and what they do not know yet.
    await change(id, { day: 24, venue: "서울 분관", address: "" });
    await change(id, { year: 2028, day: 17, venue: "서울 분관", address: "" });
    expect((await subjectsTo(guest))[0]).toBe("참석하시는 행사의 일시가 바뀌었습니다");
    expect((await site.mailsTo(guest.user.email))[0]?.text).toContain("바뀌기 전 일시: 2027년 4월 17일");
  });

  test("DAY-05 of a yearly one each year's guests hear of theirs, and of what is over nobody hears", async () => {
    const id = await create({ isYearly: true, year: 2026 });
    const [now, next] = [await member(), await member()];
    await say(id, now);
    await say(id, next, { isComing: true }, 2028);
    await cancel(id, true, 2028);
    expect([await subjectsTo(now), await subjectsTo(next)]).toEqual([[], [cancelled]]);
    at = Date.parse("2027-04-11T03:00:00Z");
    expect(await recipientsOf(id)).toEqual([{ year: 2028, count: 1 }]);
    await cancel(id);
    await change(id, { isYearly: true, year: 2026, venue: "서울 분관" });
    expect(await subjectsTo(now)).toEqual([]);
    at = Date.parse("2027-03-01T03:00:00Z");
  });

  test("DAY-05 of a draft nobody hears until it is public again", async () => {
    const id = await create();
    const guest = await member();
    await say(id, guest);
    await change(id, { day: 12 });
    await change(id, { state: "DRAFT", day: 12 });
    expect(await subjectsTo(guest)).toEqual([]);
    expect(await recipientsOf(id)).toEqual([]);
    await change(id, { day: 12 });
    expect(await subjectsTo(guest)).toEqual(["참석하시는 행사의 일시가 바뀌었습니다"]);
  });

  test("DAY-05 an event that is removed right after it was cancelled is mailed as cancelled, and a change comes back with it", async () => {
    const [gone, moved] = [await create(), await create({ title: "옮긴 총회" })];
    const guest = await member();
    for (const id of [gone, moved]) await say(id, guest);
    await cancel(gone);
    await change(moved, { title: "옮긴 총회", day: 20 });
    for (const id of [gone, moved]) await done("DELETE", "", { id });
    const [mail, ...more] = await mailsTo(guest);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain(cancelled);
    expect(mail?.text).not.toContain(`/news/calendar/${gone}`);
    expect(mail?.text).toMatch(/\/news\/calendar$/mu);
    for (const id of [gone, moved]) await done("POST", "/restore", { id });
    expect((await subjectsTo(guest)).toSorted()).toEqual(["참석하시는 행사의 일시가 바뀌었습니다", cancelled]);
  });
});
