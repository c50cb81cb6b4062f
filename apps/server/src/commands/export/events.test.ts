import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import papaparse from "papaparse";
import { expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createEvent } from "../../../testing/event.ts";
import { fixturePicture } from "../../../testing/fixture.ts";
import { openSite } from "../../../testing/site.ts";
import { describeEvents } from "./events.ts";

test.each(testServers(testDatabaseUrl))(
  "DAY-05 an export on $name takes the events that everybody sees, and neither drafts nor who comes",
  async (server) => {
    const site = await openSite(server);
    const member = await createSignedIn(site, { nickname: "오는이" });
    const once = await createEvent(site.fork(), {
      state: "PUBLISHED",
      title: "=총회",
      year: 2900,
      takesReplies: true,
      poster: fixturePicture("a"),
      posterDescription: "총회 안내",
    });
    const lunar = { calendar: "LUNAR", year: 2020, month: 4, day: 8, isYearly: true } as const;
    const yearly = await createEvent(site.fork(), {
      state: "PUBLISHED",
      title: "봉축 법회",
      ...lunar,
      cancelledYears: [2026],
    });
    await createEvent(site.fork(), { state: "DRAFT", title: "아직 초안" });
    const reply = { id: once, year: 2900, isComing: true, note: "채식으로" };
    expect((await site.call("PUT", "/api/event/reply", { token: member.token, body: reply })).status).toBe(200);
    const { csv, paths } = await describeEvents(site.fork(), {
      pictures: new Map([["a".repeat(64), "poster.jpg"]]),
      today: "2027-01-01",
      publicUrl: "https://bulmo.example",
    });
    const { data } = papaparse.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true });
    expect(data).toMatchObject([
      { 번호: String(once), 이름: "'=총회", "시작하는 날(양력)": "2900-04-10", 포스터: "poster.jpg", 해마다: "" },
      {
        이름: "봉축 법회",
        달력: "음력",
        달: "4",
        날: "8",
        해마다: "예",
        // Lunar 4/8 of 2027.
        "시작하는 날(양력)": "2027-05-13",
        "취소한 해": "2026",
        "홈페이지 주소": `https://bulmo.example/news/calendar/${yearly}`,
      },
    ]);
    expect(paths).toEqual([`/news/calendar/${once}`, `/news/calendar/${yearly}`]);
    expect(csv).not.toMatch(/아직 초안|오는이|채식으로/u);
    await site.close();
  },
);
