import { errorMessages } from "@bulmo/contracts/error";
import { eventMessages } from "@bulmo/contracts/event-rule";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createEvent } from "../../../testing/event.ts";
import { addPicture } from "../../../testing/pictures.ts";
import { openSite, type Site } from "../../../testing/site.ts";

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;

const written = { title: "단오 사생회", year: 2027, month: 5, day: 5, calendar: "LUNAR", isYearly: true };

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let now = new Date("2027-03-01T03:00:00Z");
  let admin: SignedIn;

  beforeAll(async () => {
    site = await openSite(server, { now: () => now });
    admin = await createSignedIn(site, { isAdmin: true });
  });
  afterAll(() => site.close());

  const send = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object) =>
    site.call(method, `/api/event${path}`, { ...(body && { body }), token: admin.token });
  const listed = async (query: string) => (await site.call("GET", `/api/event/list${query}`)).body;
  const titles = (list: { title: string }[]) => list.map(({ title }) => title);

  test("DAY-05 a yearly lunar event is on another solar day each year", async () => {
    const { body } = await send("POST", "", { ...written, state: "PUBLISHED" });
    expect(body.coming.map(({ startsOn }: { startsOn: string }) => startsOn)).toEqual([
      "2027-06-09",
      "2028-05-28",
      "2029-06-16",
    ]);
    expect((await send("GET", `?id=${body.id}&year=2028`)).body.occurrence.startsOn).toBe("2028-05-28");
    expect((await send("GET", `?id=${body.id}&year=2026`)).body.message).toBe(errorMessages.EVENT_NOT_FOUND);
    expect(titles((await listed("?year=2028&month=5")).list)).toEqual([written.title]);
    await send("DELETE", "", { id: body.id });
  });

  test("DAY-05 the calendar has the memorial once, and the lunar days of its month", async () => {
    const { list, lunarDays, today } = await listed("?year=2027&month=8");
    expect(list).toEqual([
      expect.objectContaining({ id: null, startsOn: "2027-08-24", title: "선대 불모 추모다례재" }),
    ]);
    expect(lunarDays).toHaveLength(31);
    expect(lunarDays[23]).toEqual({ date: "2027-08-24", lunarMonth: 7, lunarDay: 23, isLeapMonth: false });
    expect(today).toBe("2027-03-01");
    expect((await listed("?year=2051")).uncomputed).toEqual(["선대 불모 추모다례재"]);
  });

  test("DAY-05 a month without events names the first after it, past what is cancelled", async () => {
    const once = { ...written, calendar: "SOLAR", isYearly: false, state: "PUBLISHED" };
    const ids: number[] = [];
    for (const [title, month, day] of [
      ["취소된 모임", 4, 2],
      ["봄 나들이", 4, 20],
      ["오월 모임", 5, 1],
    ] as const)
      ids.push((await send("POST", "", { ...once, title, month, day })).body.id);
    await send("PUT", "/cancel", { id: ids[0], year: 2027 });
    expect((await listed("?year=2027&month=3")).next).toMatchObject({ id: ids[1], startsOn: "2027-04-20" });
    expect((await listed("?year=2027&month=4")).next).toBeNull();
    // The memorial too, by the lunar calendar, which ends with 2050.
    expect((await listed("?year=2027&month=6")).next).toMatchObject({ id: null, startsOn: "2027-08-24" });
    expect((await listed("?year=2027&month=12")).next).toMatchObject({ id: null, year: 2028 });
    expect((await listed("?year=2060&month=1")).next).toBeNull();
    for (const id of ids) await send("DELETE", "", { id });
  });

  test("DAY-05 without a month it is the present one in Seoul, which changes at its midnight", async () => {
    now = new Date("2027-03-31T14:59:59Z");
    expect(await listed("")).toMatchObject({ year: 2027, month: 3, today: "2027-03-31" });
    now = new Date("2027-03-31T15:00:00Z");
    expect(await listed("?year=2027&month=3")).toMatchObject({ today: "2027-04-01" });
    now = new Date("2027-03-01T03:00:00Z");
  });

  test("DAY-05 drafts are for administrators alone, and what was said of one goes with it", async () => {
    const id = await createEvent(site.fork());
    expect(titles((await listed("?year=2027&month=4")).list)).toEqual([]);
    expect((await site.call("GET", `/api/event?id=${id}`)).status).toBe(404);
    expect((await send("GET", `?id=${id}`)).status).toBe(200);
    expect(titles((await send("GET", "/all")).body)).toContain("봄 정기 총회");
    await send("DELETE", "", { id });
    expect((await send("GET", `?id=${id}`)).status).toBe(404);
  });

  test.each([
    [{ month: 2, day: 30, calendar: "SOLAR" }, "day", eventMessages.dayMissing],
    [{ day: 31 }, "day", eventMessages.dayMissing],
    [{ calendar: "SOLAR", isLeapMonth: true }, "isLeapMonth", eventMessages.leapOfSolar],
    [{ isYearly: false, isLeapMonth: true }, "isLeapMonth", eventMessages.leapMissing],
    [{ year: 2060 }, "year", eventMessages.lunarUnknown],
    [{ endTime: "10:00" }, "startTime", eventMessages.startTimeMissing],
    [{ startTime: "10:00", endTime: "09:00" }, "endTime", eventMessages.endBeforeStart],
    [{ startTime: "25:00" }, "startTime", eventMessages.timeUnfit],
    [{ poster: `/uploads/${"0f".repeat(32)}-640x480/640.webp` }, "posterDescription", eventMessages.posterUndescribed],
    [
      { poster: `/uploads/${"0f".repeat(32)}-640x480/640.webp`, posterDescription: "포스터" },
      "poster",
      eventMessages.posterGone,
    ],
  ])("DAY-05 %o is refused, with the field", async (changes, field, message) => {
    const { status, body } = await send("POST", "", { ...written, ...changes });
    expect({ status, message: body.message, field: body.errors?.[0]?.field }).toEqual({ status: 400, message, field });
  });

  test("DAY-05 an edit that another overtook is told what stands there", async () => {
    const id = await createEvent(site.fork());
    const changed = { ...written, id, revision: 1 };
    expect((await send("PUT", "", { ...changed, title: "먼저" })).body.revision).toBe(2);
    expect(await send("PUT", "", { ...changed, title: "나중" })).toMatchObject({
      status: 409,
      body: { reason: "EVENT_OVERTAKEN", theirs: { title: "먼저" } },
    });
    await send("DELETE", "", { id });
  });

  test("DAY-05 the poster of a draft is seen by nobody else until it is published", async () => {
    const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: "#2F6B57" } });
    const poster = await addPicture(site.uploads.pictures, picture, admin.user.id);
    const body = { ...written, poster, posterDescription: "연꽃이 있는 포스터" };
    const { id, revision } = (await send("POST", "", body)).body;
    const statusOf = async () => (await fetch(`${site.origin}${poster}`)).status;
    await expect.poll(statusOf).toBe(404);
    await send("PUT", "", { ...body, id, revision, state: "PUBLISHED" });
    await expect.poll(statusOf).toBe(200);
    await send("DELETE", "", { id });
  });
});
