import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createEvent } from "../../../testing/event.ts";
import { openSite, type Site } from "../../../testing/site.ts";

/** As Thunderbird reads it; throws for what is no calendar. */
const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents("vevent")
    .map((component) => ({ component, event: new ICAL.Event(component) }));

/** What RFC 5545 asks of lines, and what each event must have; a parser is more patient than that. */
function faultsOf(text: string): string[] {
  const lines = text.split("\r\n");
  const uids = eventsIn(text).map(({ event }) => event.uid);
  return [
    ...(text.endsWith("\r\n") && !/[^\r]\n/u.test(text) ? [] : ["ends of lines"]),
    ...(lines.some((line) => Buffer.byteLength(line) > 75) ? ["folding"] : []),
    ...(new Set(uids).size === uids.length ? [] : ["names that are not unique"]),
    ...(eventsIn(text).every(({ component }) => component.getFirstProperty("dtstamp")) ? [] : ["no stamp"]),
    ...(text.includes("BEGIN:VALARM") ? ["an alarm that nobody asked for"] : []),
  ];
}

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let now = new Date("2027-03-01T03:00:00Z");

  beforeAll(async () => {
    site = await openSite(server, { now: () => now });
  });
  afterAll(() => site.close());

  const read = async (path = "/calendar.ics") => (await site.call("GET", path)).body as string;
  const startsOf = (text: string, title: string) =>
    eventsIn(text)
      .filter(({ event }) => event.summary === title)
      .map(({ event }) => event.startDate.toString());

  test("DAY-05 the feed has all public events and the memorial once a year, as another program reads it", async () => {
    const em = site.fork();
    await createEvent(em, {
      title: "봉축 법회 ‘등을 달며; 모두, 함께’ 그리고 아주 긴 이름을 가진 행사의 이름이 한 줄을 넘어갑니다",
      description: "첫 문단입니다.\n둘째 문단입니다.",
      state: "PUBLISHED",
      startTime: "11:00",
      endTime: "13:00",
      venue: "부용사",
      address: "전북 김제시",
    });
    await createEvent(em, { title: "초안" });
    const text = await read();
    expect(faultsOf(text)).toEqual([]);
    const found = eventsIn(text);
    expect(found.filter(({ event }) => event.uid.startsWith("memorial-"))).toHaveLength(2);
    const meeting = found.find(({ event }) => event.uid.startsWith("event-"));
    expect(meeting?.event.summary).toMatch(/^봉축 법회 ‘등을 달며; 모두, 함께’/u);
    expect(meeting?.event.description).toBe("첫 문단입니다.\n둘째 문단입니다.");
    expect(meeting?.event.location).toBe("부용사, 전북 김제시");
    expect(meeting?.event.startDate.toJSDate().toISOString()).toBe("2027-04-10T02:00:00.000Z");
    expect(meeting?.event.endDate.toJSDate().toISOString()).toBe("2027-04-10T04:00:00.000Z");
    expect(text).not.toContain("초안");
  });

  test("DAY-05 what is every year by the lunar calendar is an event of its own in each year, with a name that stays", async () => {
    await createEvent(site.fork(), {
      title: "연등회",
      calendar: "LUNAR",
      isYearly: true,
      year: 2020,
      month: 4,
      day: 8,
      state: "PUBLISHED",
    });
    const text = await read();
    expect(text).not.toContain("RRULE");
    expect(startsOf(text, "연등회")).toEqual([
      "2026-05-24",
      "2027-05-13",
      "2028-05-02",
      "2029-05-20",
      "2030-05-09",
      "2031-05-28",
    ]);
    const uidsOf = (feed: string) => eventsIn(feed).map(({ event }) => event.uid);
    const before = uidsOf(text);
    now = new Date("2028-03-01T03:00:00Z");
    expect(uidsOf(await read()).filter((uid) => before.includes(uid)).length).toBeGreaterThan(5);
    now = new Date("2027-03-01T03:00:00Z");
    // A calendar that shows the last days of a whole one would lose a day.
    const one = eventsIn(text).find(({ event }) => event.summary === "연등회");
    expect(one?.event.endDate.toString()).toBe("2026-05-25");
  });

  test("DAY-05 what is cancelled says so to who has it already, with a later number", async () => {
    const id = await createEvent(site.fork(), { title: "답사", state: "PUBLISHED", dayCount: 2 });
    const propertyOf = (text: string, name: string) =>
      eventsIn(text)
        .find(({ event }) => event.uid.startsWith(`event-${id}-`))
        ?.component.getFirstPropertyValue(name);
    const text = await read(`/news/calendar/${id}/calendar.ics`);
    expect(faultsOf(text)).toEqual([]);
    expect([propertyOf(text, "status"), propertyOf(text, "sequence")]).toEqual(["CONFIRMED", 0]);
    await site.fork().execute("update event set cancelled_years = '{2027}', revision = 2 where id = ?", [id]);
    const later = await read(`/news/calendar/${id}/calendar.ics`);
    expect([propertyOf(later, "status"), propertyOf(later, "sequence")]).toEqual(["CANCELLED", 1]);
    expect(eventsIn(later)[0]?.event.endDate.toString()).toBe("2027-04-12");
  });

  test("DAY-05 of a draft and of what is not there is no file", async () => {
    const id = await createEvent(site.fork());
    for (const path of [`/news/calendar/${id}/calendar.ics`, "/news/calendar/999/calendar.ics"])
      expect(await read(path)).not.toContain("BEGIN:VCALENDAR");
  });

  test("DAY-05 the calendar is found where one would look for it", async () => {
    const leadsTo = async (path: string) => {
      const { status, headers } = await fetch(`${site.origin}${path}`, { redirect: "manual" });
      return [status, headers.get("location")];
    };
    expect(await leadsTo("/calendar")).toEqual([301, "/news/calendar"]);
    expect(await leadsTo("/calendar/3")).toEqual([301, "/news/calendar/3"]);
  });

  test("DAY-05 the judge of feeds finds what is planted", async () => {
    const text = await read();
    const [, uid = ""] = /\r\nUID:([^\r]+)\r\n/u.exec(text) ?? [];
    expect(faultsOf(text.replaceAll("\r\n", "\n"))).toContain("ends of lines");
    expect(faultsOf(text.replaceAll("\r\n ", ""))).toContain("folding");
    expect(faultsOf(text.replaceAll(/UID:[^\r]+/gu, `UID:${uid}`))).toContain("names that are not unique");
    expect(faultsOf(text.replaceAll(/DTSTAMP:[^\r]+\r\n/gu, ""))).toContain("no stamp");
    expect(() => eventsIn(text.replace("END:VEVENT\r\n", ""))).toThrow();
    expect(() => eventsIn(text.replace("SUMMARY:", "SUMMARY"))).toThrow();
  });
});
