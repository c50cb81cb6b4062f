import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openSite, type Site } from "../../../testing/site.ts";
import { createLog } from "../../platform/log/log.ts";
import { addVisits, listVisitDays, listVisitedPages, mostPages, sweepVisits } from "./visit.service.ts";
import { createVisitCounter, type VisitCounter } from "./visit-counter.ts";

const chrome = {
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
  "accept-language": "ko-KR,ko;q=0.9",
};

const missing = /nothing|gone/u;

describe.each(testServers(testDatabaseUrl))("visits on $name", (server) => {
  let site: Site;
  let at = Date.parse("2026-11-26T15:30:00Z");
  let rendered: string[] = [];
  const now = () => new Date(at);

  beforeAll(async () => {
    site = await openSite(server, {
      now,
      render: ({ request }) => {
        const { pathname, search } = new URL(request.url);
        rendered.push(pathname + search);
        const status = missing.test(pathname) ? 404 : 200;
        return Promise.resolve({ status, html: "<!doctype html><title>x</title>", scripts: [], isCanonical: true });
      },
    });
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    rendered = [];
    await site.visits.flush();
    await site.fork().execute("delete from visit_count");
  });

  const open = async (path: string, headers: Record<string, string> = chrome, method = "GET") => {
    const answer = await fetch(site.origin + path, { method, headers });
    await answer.text();
    return answer.status;
  };
  const show = (path: string, headers: Record<string, string> = chrome) =>
    open(`/visit${path}`, { "sec-fetch-site": "same-origin", ...headers });
  const rows = async () => {
    await site.visits.flush();
    return site
      .fork()
      .execute<{ day: string; path: string; is_robot: boolean; count: number }[]>(
        "select day::text as day, path, is_robot, count from visit_count order by path, is_robot",
      );
  };
  const counted = async () => (await rows()).map(({ path, is_robot: isRobot, count }) => [path, isRobot, count]);

  test("DAY-07 each opening counts by day and page, also of what is answered from memory or was known to the browser", async () => {
    for (let time = 0; time < 3; time += 1) expect(await open("/about/history?from=somewhere")).toBe(200);
    for (let time = 0; time < 3; time += 1) expect(await open("/about/history")).toBe(200);
    const { headers } = await fetch(`${site.origin}/about/history`, { headers: chrome });
    const etag = headers.get("etag") ?? "";
    expect(etag).not.toBe("");
    expect(await open("/about/history", { ...chrome, "if-none-match": etag })).toBe(304);
    // Rendered once for each address: the rest came from memory.
    expect(rendered).toHaveLength(2);
    // It is half past midnight in Korea.
    await expect.poll(rows).toEqual([{ day: "2026-11-27", path: "/about/history", is_robot: false, count: 8 }]);
  });

  test("DAY-07 a post is a page of its own, and robots are apart", async () => {
    await open("/community/notice/detail?index=3");
    await open("/community/notice/detail?index=4");
    await open("/community/notice/detail?index=4", { ...chrome, "user-agent": "Googlebot/2.1" });
    await open("/community/notice/detail?index=4", {
      ...chrome,
      "user-agent": "Mozilla/5.0 (compatible; Yeti/1.1; +http://naver.me/spd)",
    });
    // A program that says no language is none that a person reads with.
    await open("/community/notice/detail?index=4", { "user-agent": "curl/8", "accept-language": "" });
    await expect.poll(counted).toContainEqual(["/community/notice/detail?index=4", true, 2]);
    expect(await counted()).toEqual([
      ["/community/notice/detail?index=3", false, 1],
      ["/community/notice/detail?index=4", false, 2],
      ["/community/notice/detail?index=4", true, 2],
    ]);
  });

  test("DAY-07 what nobody has opened is not counted: no page, no administration, nothing that a browser fetches ahead", async () => {
    for (const path of ["/nothing", "/admin", "/my-page", "/robots.txt", "/api/board/list", "/healthz"])
      await open(path);
    await open("/about/guide", { ...chrome, "sec-purpose": "prefetch;prerender" });
    await open("/about/guide", chrome, "HEAD");
    await open("/about/guide");
    await expect.poll(counted).toEqual([["/about/guide", false, 1]]);
  });

  test("DAY-07 a page that another page shows counts as one that was loaded; of what is not there nothing does", async () => {
    expect(await show("/news/magoksa")).toBe(204);
    expect(await show("/nothing-there")).toBe(204);
    expect(await show("/admin/job")).toBe(204);
    await expect.poll(counted).toEqual([["/news/magoksa", false, 1]]);
    // A page of another site may ask as often as it likes.
    await show("/news/magoksa", { ...chrome, "sec-fetch-site": "cross-site" });
    await open("/visit/news/magoksa");
    expect(await show("/news/magoksa?index=undefined")).toBe(204);
    await show("/news/magoksa", { ...chrome, "user-agent": "Googlebot/2.1" });
    await expect.poll(counted).toEqual([
      ["/news/magoksa", false, 2],
      ["/news/magoksa", true, 1],
    ]);
    // Looked for once, as a visitor, and never for what is no page of theirs.
    expect(rendered).toEqual(["/news/magoksa", "/nothing-there"]);
  });

  test("DAY-07 nothing of who opened it is written", async () => {
    const signs = {
      "x-forwarded-for": "203.0.113.77",
      cookie: "sid=a-cookie-of-mine",
      referer: "https://elsewhere.example/",
    };
    await open("/?index=7&q=my-words", { ...chrome, ...signs });
    await expect.poll(rows).toEqual([{ day: "2026-11-27", path: "/", is_robot: false, count: 1 }]);
    const columns = await site
      .fork()
      .execute("select column_name from information_schema.columns where table_name = 'visit_count'");
    expect(columns).toHaveLength(4);
  });

  describe("written now and then", () => {
    let counter: VisitCounter;
    afterEach(() => counter.close());

    test("DAY-07 two processes add to the same day; while the database is away nothing is lost", async () => {
      let isAway = true;
      counter = createVisitCounter({
        fork: () => {
          if (isAway) throw new Error("the database is away");
          return site.fork();
        },
        now,
        log: createLog("silent"),
      });
      await open("/");
      await expect.poll(counted).toEqual([["/", false, 1]]);
      for (let time = 0; time < 4; time += 1) counter.count("/", false);
      await counter.flush();
      expect(await counted()).toEqual([["/", false, 1]]);
      counter.count("/", false);
      isAway = false;
      await counter.flush();
      expect(await counted()).toEqual([["/", false, 6]]);
    });
  });

  test("DAY-07 a day knows so many pages and no more; those that it knows go on counting", async () => {
    const visits = (first: number, count: number) =>
      Array.from({ length: count }, (_, place) => ({
        day: "2026-11-27",
        page: `/p/${first + place}`,
        isRobot: false,
        count: 1,
      }));
    await addVisits(site.fork(), visits(0, mostPages - 1));
    await addVisits(site.fork(), visits(mostPages - 10, 50));
    await addVisits(site.fork(), visits(mostPages, 50));
    const [{ count } = { count: 0 }] = await site
      .fork()
      .execute<{ count: number }[]>("select count(*)::int as count from visit_count");
    expect(count).toBe(mostPages);
    expect(await listVisitDays(site.fork(), "2026-11-01")).toEqual([
      { day: "2026-11-27", people: mostPages + 9, robots: 0 },
    ]);
  });

  test("DAY-07 the most read pages; what is older than 400 days is forgotten", async () => {
    const day = (before: number) => new Date(Date.now() - before * 24 * 60 * 60_000).toISOString().slice(0, 10);
    await addVisits(site.fork(), [
      { day: day(1), page: "/", isRobot: false, count: 5 },
      { day: day(2), page: "/", isRobot: false, count: 2 },
      { day: day(1), page: "/about/ilsub", isRobot: false, count: 6 },
      { day: day(1), page: "/", isRobot: true, count: 90 },
      { day: day(402), page: "/", isRobot: false, count: 1 },
    ]);
    expect(await listVisitedPages(site.fork(), day(30), 1)).toEqual([{ path: "/", count: 7 }]);
    expect(await listVisitDays(site.fork(), day(30))).toEqual([
      { day: day(2), people: 2, robots: 0 },
      { day: day(1), people: 11, robots: 90 },
    ]);
    await sweepVisits(site.fork());
    expect((await rows()).every((row) => row.day >= day(400))).toBe(true);
    expect(await rows()).toHaveLength(4);
  });

  test("DAY-07 what is counted when the site stops is written", async () => {
    const other = await openSite(server, { now, beside: site });
    await fetch(`${other.origin}/about/direction`, { headers: chrome });
    await other.close();
    expect(await counted()).toEqual([["/about/direction", false, 1]]);
  });
});
