import { errorMessages } from "@bulmo/contracts/error";
import { eventMessages } from "@bulmo/contracts/event-rule";
import { AuditLine } from "@bulmo/entities/audit-line.entity";
import { EventReply } from "@bulmo/entities/event.entity";
import { User } from "@bulmo/entities/user.entity";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import papaparse from "papaparse";
import { readSheet } from "read-excel-file/node";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createEvent } from "../../../testing/event.ts";
import { openSite, type Site } from "../../../testing/site.ts";

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;

const inSeoul = (moment: string) => new Date(`${moment}+09:00`);

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let now = inSeoul("2027-03-01T12:00:00");
  let admin: SignedIn;
  let member: SignedIn;

  beforeAll(async () => {
    site = await openSite(server, { now: () => now });
    admin = await createSignedIn(site, { isAdmin: true, nickname: "운영진" });
    member = await createSignedIn(site, { name: "=HYPERLINK(1)", nickname: "금어" });
    await site.fork().nativeUpdate(User, { id: member.user.id }, { role: "이사" });
  });
  afterAll(() => site.close());

  const call = (method: "GET" | "PUT" | "DELETE", path: string, body: object | undefined, by: SignedIn = member) =>
    site.call(method, `/api/event${path}`, { ...(body && { body }), token: by.token });
  const say = (id: number, said: object, by?: SignedIn) => call("PUT", "/reply", { id, year: 2027, ...said }, by);
  const replies = (id: number) => call("GET", `/replies?id=${id}&year=2027`, undefined, admin);
  /** Of 10 April 2027; replies until the 3rd. */
  const create = (changes = {}) =>
    createEvent(site.fork(), {
      state: "PUBLISHED",
      takesReplies: true,
      replyDaysBefore: 7,
      maximumCompanions: 3,
      ...changes,
    });
  const at = (moment: string) => (now = inSeoul(moment));

  test("DAY-05 a member says that they come with two, changes it and takes it back", async () => {
    const id = await create();
    expect((await say(id, { isComing: true, companions: 2, note: " 채식 " })).body).toMatchObject({
      reply: { isComing: true, companions: 2, note: "채식" },
      isOpen: true,
      seatsLeft: null,
    });
    expect((await replies(id)).body).toMatchObject({ peopleCount: 3, comingCount: 1, absentCount: 0 });
    // Who does not come brings nobody.
    expect((await say(id, { isComing: false, companions: 2 })).body.reply).toMatchObject({ companions: 0 });
    expect((await replies(id)).body).toMatchObject({ peopleCount: 0, comingCount: 0, absentCount: 1 });
    expect((await call("DELETE", "/reply", { id, year: 2027 })).body.reply).toBeNull();
    expect((await replies(id)).body.list).toEqual([]);
  });

  test("DAY-05 replies end with their last day, at midnight in Seoul", async () => {
    const id = await create();
    const shown = async () => (await call("GET", `?id=${id}`, undefined)).body.isOpenToReplies;
    at("2027-04-03T23:59:59");
    expect((await say(id, { isComing: true })).status).toBe(200);
    expect(await shown()).toBe(true);
    at("2027-04-04T00:00:00");
    expect(await shown()).toBe(false);
    const closed = { status: 409, body: { message: errorMessages.EVENT_REPLIES_CLOSED } };
    expect(await say(id, { isComing: false })).toMatchObject(closed);
    expect(await call("DELETE", "/reply", { id, year: 2027 })).toMatchObject(closed);
    // What they said is still theirs to read.
    expect((await call("GET", `/reply?id=${id}&year=2027`, undefined)).body).toMatchObject({
      isOpen: false,
      reply: { isComing: true },
    });
    at("2027-03-01T12:00:00");
  });

  test("DAY-05 nobody replies to a draft, to what asks for nothing, to what is cancelled, and to a year without it", async () => {
    const refused = async (id: number, year = 2027) =>
      (await call("PUT", "/reply", { id, year, isComing: true })).body.reason;
    expect(await refused(await create({ state: "DRAFT" }))).toBe("EVENT_NOT_FOUND");
    expect(await refused(await create(), 2028)).toBe("EVENT_NOT_FOUND");
    expect(await refused(await create({ takesReplies: false }))).toBe("EVENT_REPLIES_CLOSED");
    expect(await refused(await create({ cancelledYears: [2027] }))).toBe("EVENT_REPLIES_CLOSED");
  });

  test("DAY-05 each year of a yearly one has replies of its own", async () => {
    const id = await create({ isYearly: true });
    for (const year of [2027, 2028]) await call("PUT", "/reply", { id, year, isComing: year === 2027 });
    expect((await replies(id)).body).toMatchObject({ comingCount: 1, absentCount: 0 });
  });

  test("DAY-05 more companions than a member may bring are refused, and the sentence says how many may come", async () => {
    const id = await create({ maximumCompanions: 1 });
    expect(await say(id, { isComing: true, companions: 2 })).toMatchObject({
      status: 400,
      body: { message: eventMessages.companionsTooMany(1), errors: [{ field: "companions" }] },
    });
  });

  test("DAY-05 twenty members at once take the last five seats, and not one more", async () => {
    const id = await create({ capacity: 8 });
    expect((await say(id, { isComing: true, companions: 2 })).status).toBe(200);
    const members = await Promise.all(Array.from({ length: 20 }, () => createSignedIn(site)));
    const answers = await Promise.all(members.map((one) => say(id, { isComing: true }, one)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    for (const { body } of answers.filter(({ status }) => status !== 200)) expect(body.reason).toBe("EVENT_FULL");
    expect((await replies(id)).body).toMatchObject({ peopleCount: 8, comingCount: 6 });
  });

  test("DAY-05 pairs at once: what is left over holds no pair", async () => {
    const id = await create({ capacity: 5 });
    const members = await Promise.all(Array.from({ length: 8 }, () => createSignedIn(site)));
    await Promise.all(members.map((one) => say(id, { isComing: true, companions: 1 }, one)));
    expect((await replies(id)).body.peopleCount).toBe(4);
  });

  test("DAY-05 whoever has a seat may come with fewer when there are fewer seats, and not with more", async () => {
    const id = await create({ capacity: 4 });
    await say(id, { isComing: true, companions: 3 });
    await site.fork().execute("update event set capacity = 2 where id = ?", [id]);
    expect((await say(id, { isComing: true, companions: 2 })).status).toBe(200);
    expect((await say(id, { isComing: true, companions: 3 })).body.reason).toBe("EVENT_FULL");
    expect((await say(id, { isComing: false })).status).toBe(200);
  });

  test("DAY-05 the room of an event is not set below those who come to what is still to be", async () => {
    const id = await create({ capacity: 8, isYearly: true });
    const other = await createSignedIn(site);
    await say(id, { isComing: true, companions: 3 });
    await say(id, { isComing: true }, other);
    const written = { id, title: "봄 정기 총회", year: 2027, month: 4, day: 10, isYearly: true, takesReplies: true };
    const update = (capacity: number | null, changes = {}) =>
      call("PUT", "", { ...written, capacity, ...changes }, admin);
    const { status, body } = await update(4);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      message: "이미 5명이 오신다고 알렸습니다. 정원을 5명 이상으로 적거나 비워 주세요.",
      errors: [{ field: "capacity" }],
    });
    expect((await update(5)).status).toBe(200);
    // Who came back takes nobody's seat, and nothing else of the event waits for it.
    await site.fork().execute("update event set capacity = 2 where id = ?", [id]);
    expect((await update(2, { title: "여름 총회" })).status).toBe(200);
    expect((await update(1, { takesReplies: false })).status).toBe(200);
    expect((await update(null)).status).toBe(200);
    // Those of a year that is over do not count.
    at("2027-04-11T00:00:00");
    expect((await update(1)).status).toBe(200);
    at("2027-03-01T12:00:00");
  });

  test("DAY-05 a reply goes with its member, suspended or withdrawn, and the seat is free", async () => {
    const id = await create({ capacity: 2 });
    const [suspended, withdrawn] = [await createSignedIn(site), await createSignedIn(site)];
    for (const one of [suspended, withdrawn]) expect((await say(id, { isComing: true }, one)).status).toBe(200);
    const { token } = admin;
    await site.call("PUT", "/api/users/is-active", { token, body: { id: suspended.user.id, isActive: false } });
    expect((await replies(id)).body.peopleCount).toBe(1);
    await site.call("PUT", "/api/users/is-active", { token, body: { id: suspended.user.id, isActive: true } });
    expect((await replies(id)).body.peopleCount).toBe(1);
    await site.call("DELETE", "/api/users", { token, body: { id: withdrawn.user.id } });
    expect((await replies(id)).body.list).toEqual([]);
    expect(await site.fork().count(EventReply, { event: id })).toBe(0);
  });

  test("DAY-05 an event that goes to another year takes its replies along", async () => {
    const id = await create();
    await say(id, { isComing: true });
    const moved = { id, title: "총회", year: 2028, month: 4, day: 10, takesReplies: true, state: "PUBLISHED" };
    expect((await call("PUT", "", moved, admin)).body).toMatchObject({ occurrence: { startsOn: "2028-04-10" } });
    const at2028 = await call("GET", `/replies?id=${id}&year=2028`, undefined, admin);
    expect(at2028.body.comingCount).toBe(1);
  });

  const download = (kind: "csv" | "xlsx", id: number, by?: SignedIn) =>
    fetch(`${site.origin}/api/event/replies.${kind}?id=${id}&year=2027`, {
      headers: by ? { authorization: `Bearer ${by.token}` } : {},
    });

  test("DAY-05 the list is a spreadsheet in which nothing is computed, with how many come in its last line", async () => {
    const id = await create();
    await say(id, { isComing: true, companions: 2, note: "@SUM(1+1)" });
    const csv = await download("csv", id, admin);
    expect(csv.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(csv.headers.get("cache-control")).toBe("no-store");
    expect(decodeURIComponent(csv.headers.get("content-disposition") ?? "")).toContain(
      "참석 명단 봄 정기 총회 2027-04-10.csv",
    );
    const bytes = Buffer.from(await csv.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = papaparse.parse<string[]>(bytes.toString("utf8").slice(1), { skipEmptyLines: true }).data;
    expect(lines[0]?.slice(0, 7)).toEqual(["이름", "닉네임", "직책", "참석", "동반", "인원", "전하는 말"]);
    expect(lines[1]).toEqual(["'=HYPERLINK(1)", "금어", "이사", "참석", "2", "3", "'@SUM(1+1)", "2027-03-01 12:00"]);
    expect(lines[2]?.[0]).toBe("합계");
    expect(lines[2]?.[5]).toBe("3");
    const excel = await download("xlsx", id, admin);
    expect(excel.headers.get("content-type")).toMatch(/spreadsheetml/u);
    const rows = await readSheet(Buffer.from(await excel.arrayBuffer()));
    expect(rows[1]).toEqual(["'=HYPERLINK(1)", "금어", "이사", "참석", 2, 3, "'@SUM(1+1)", "2027-03-01 12:00"]);
    expect(rows[2]?.[5]).toBe(3);
  });

  test("DAY-05 nobody but administrators takes the list along, and who looked is in the log", async () => {
    const id = await create();
    expect((await download("csv", id)).status).toBe(401);
    expect((await download("xlsx", id, member)).status).toBe(403);
    expect((await download("csv", 999_999, admin)).status).toBe(404);
    const bad = await fetch(`${site.origin}/api/event/replies.csv?id=x`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(bad.status).toBe(400);
    expect(await bad.json()).toMatchObject({ reason: "INPUT_INVALID" });
    const linesOf = async (act: "EVENT_REPLIES_DOWNLOADED" | "EVENT_REPLIES_READ") =>
      site.fork().count(AuditLine, { act, actorId: admin.user.id });
    const before = await linesOf("EVENT_REPLIES_DOWNLOADED");
    expect((await download("xlsx", id, admin)).status).toBe(200);
    expect(await linesOf("EVENT_REPLIES_DOWNLOADED")).toBe(before + 1);
    await replies(id);
    expect(await linesOf("EVENT_REPLIES_READ")).toBeGreaterThan(0);
  });

  test("DAY-10 the log says of which event the list was looked at, each for itself, and outlives the event", async () => {
    const [one, other] = [await create({ title: "봄 강습" }), await create({ title: "가을 강습" })];
    // A page that is open asks again and again: of one list that is one reading.
    for (const id of [one, other, one]) await replies(id);
    await download("csv", other, admin);
    const told = async () => {
      const { body } = await site.call("GET", "/api/audit/list?kind=READING", { token: admin.token });
      const list = body.list as { act: string; event: { id: number; title: string | null } | null }[];
      return list.flatMap(({ act, event }) => (event && [one, other].includes(event.id) ? [[act, event.title]] : []));
    };
    expect(await told()).toEqual([
      ["EVENT_REPLIES_DOWNLOADED", "가을 강습"],
      ["EVENT_REPLIES_READ", "가을 강습"],
      ["EVENT_REPLIES_READ", "봄 강습"],
    ]);
    expect((await site.call("DELETE", "/api/event", { token: admin.token, body: { id: other } })).status).toBe(200);
    expect(await told()).toEqual([
      ["EVENT_REPLIES_DOWNLOADED", null],
      ["EVENT_REPLIES_READ", null],
      ["EVENT_REPLIES_READ", "봄 강습"],
    ]);
  });
});
