import { Post } from "@bulmo/entities/post.entity";
import { StoredPost } from "@bulmo/entities/stored-post.entity";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { DomUtils, parseDocument } from "htmlparser2";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPosts } from "../../../testing/fixture.ts";
import { createPerson } from "../../../testing/person.ts";
import { openSite, type Site } from "../../../testing/site.ts";

const { getElementsByTagName, textContent } = DomUtils;
const origin = "http://localhost:3000";
const day = (value: string) => new Date(`${value}T03:00:00Z`);

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let now = day("2026-11-21");

  beforeAll(async () => {
    site = await openSite(server, { now: () => now });
    const em = site.fork();
    await createPosts(em, "NOTICE", [
      { title: "총회 & <다례재>", content: "<p>모두 ]]&gt; 오십시오</p>", createdAt: day("2026-03-01") },
      ...Array.from({ length: 21 }, (_, place) => ({ createdAt: new Date(+day("2026-04-01") + place * 1_000) })),
      { title: "종\u0008소리", createdAt: day("2026-05-01") },
    ]);
    await createPosts(em, "THIRD_EXHIBITION", [{ title: "작품" }, { title: "지운 작품" }]);
    await em.nativeUpdate(StoredPost, { title: "지운 작품" }, { deletedAt: new Date() });
  });
  afterAll(() => site.close());

  const read = async (path: string) => (await site.call("GET", path)).body as string;

  test("NAV-29 the sitemap lists public pages and posts, by the addresses they are known by", async () => {
    const xml = await read("/sitemap.xml");
    const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, address]) => address);
    expect(listed).toEqual(expect.arrayContaining([`${origin}/`, `${origin}/about/history`]));
    expect(listed).toContain(`${origin}/gallery/exhibition/4/9`);
    expect(listed).toContain(`${origin}/community/notice/detail?index=23`);
    expect(listed).toContain(`${origin}/gallery/exhibition/3/detail?type=THIRD_EXHIBITION&amp;index=1`);
    expect(xml).not.toContain("THIRD_EXHIBITION&amp;index=2");
    expect(xml).not.toMatch(/my-page|admin|detail</u);
    expect(new Set(listed).size).toBe(listed.length);
    expect(xml).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/u);
  });

  test("WRK-03 NAV-29 the sitemap lists the pages of people, of those who are public", async () => {
    const [shown, hidden] = [
      await createPerson(site.fork(), "담묵"),
      await createPerson(site.fork(), "숨은 이", { isPublic: false }),
    ];
    const xml = await read("/sitemap.xml");
    expect(xml).toContain(`<loc>${origin}/member/people/${shown}</loc>`);
    expect(xml).not.toContain(`/member/people/${hidden}<`);
  });

  test("NAV-29 robots are told where the sitemap is, and what is not for them", async () => {
    const lines = (await read("/robots.txt")).split("\n");
    // Choices of works lead on to all others; a robot that follows them never ends.
    for (const line of ["Disallow: /gallery/works?", "Allow: /gallery/works?page=", "Disallow: /gallery/compare?"])
      expect(lines).toContain(line);
    expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`);
    for (const path of ["/admin", "/my-page", "/trpc", "/api"]) expect(lines).toContain(`Disallow: ${path}`);
    expect(lines).not.toContain("Disallow: /");
  });

  test("NAV-29 the feed carries the latest notices, and says what it was told and nothing else", async () => {
    const xml = await read("/community/notice/rss.xml");
    const items = xml.split("<item>").slice(1);
    expect(items).toHaveLength(20);
    expect(items[0]).toContain("종소리");
    expect(items[0]).toContain(`<link>${origin}/community/notice/detail?index=23</link>`);
    expect(items[0]).toContain("<pubDate>Fri, 01 May 2026 03:00:00 GMT</pubDate>");
    expect(xml).toContain("<language>ko</language>");
    expect(xml).not.toContain("작품");
  });

  test("NAV-29 EXH-08 the feed is called what its board is called", async () => {
    const call = (title: string) => site.fork().execute("update board set title = ? where type = 'NOTICE'", [title]);
    await call("알림");
    await expect.poll(() => read("/community/notice/rss.xml")).toContain("<title>일섭문도회 알림</title>");
    await call("공지사항");
    await expect.poll(() => read("/community/notice/rss.xml")).toContain("<title>일섭문도회 공지사항</title>");
  });

  test("NAV-29 markup in a title or a text stays text", async () => {
    const em = site.fork();
    await createPosts(em, "NOTICE", [
      { title: "<script>&]]><b>", content: "<p>글 ]]&gt;&lt;/description&gt;</p>", createdAt: day("2026-06-01") },
    ]);
    const tree = parseDocument(await read("/community/notice/rss.xml"), { xmlMode: true });
    const [item] = getElementsByTagName("item", tree);
    expect(item && textContent(getElementsByTagName("title", item))).toBe("<script>&]]><b>");
    expect(item && textContent(getElementsByTagName("description", item))).toBe("글 ]]></description>");
    await em.nativeDelete(Post, { title: "<script>&]]><b>" });
  });

  test("ASC-19 the calendar has the memorial of this year and the next as all-day events", async () => {
    const text = (await read("/calendar.ics")).replaceAll("\r\n ", "");
    expect(text.match(/^BEGIN:VEVENT/gmu)).toHaveLength(2);
    expect(text).toContain("DTSTART;VALUE=DATE:20260904\r\n");
    expect(text).toContain("DTSTART;VALUE=DATE:20270824\r\n");
    expect(text).toContain("SUMMARY:선대 불모 추모다례재 (음력 7월 23일)");
    expect(text).toContain("UID:memorial-2026@localhost\r\n");
    expect(text).not.toContain("계산할 수 없어");
  });

  test("ASC-19 every line of the calendar ends as the format asks, the last one too", async () => {
    const text = await read("/calendar.ics");
    expect(text).toMatch(/END:VCALENDAR\r\n$/u);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/u);
  });

  test("NAV-29 who asks for /favicon.ico is shown to the icon", async () => {
    const { status, headers } = await site.call("GET", "/favicon.ico");
    expect([status, headers.get("location")]).toEqual([301, "/favicon.svg"]);
  });

  test("ASC-19 beyond the lunar calendar's last year it says so, and guesses nothing", async () => {
    now = day("2050-01-01");
    const text = (await read("/calendar.ics")).replaceAll("\r\n ", "");
    expect(text.match(/^BEGIN:VEVENT/gmu)).toHaveLength(1);
    expect(text).toContain("2051년의 양력 날짜는 아직 계산할 수 없어 싣지 못했습니다.");
    now = day("2051-01-01");
    expect(await read("/calendar.ics")).not.toContain("BEGIN:VEVENT");
    const { body } = await site.call("GET", "/trpc/memorial.get");
    expect(body.result.data).toEqual([
      { year: 2051, date: null },
      { year: 2052, date: null },
    ]);
    now = day("2026-11-21");
  });

  test.each([
    ["/sitemap.xml", "application/xml"],
    ["/robots.txt", "text/plain"],
    ["/community/notice/rss.xml", "application/rss+xml"],
    ["/calendar.ics", "text/calendar"],
  ])("NAV-29 ASC-19 %s is %s, can be kept, and is not sent again unchanged", async (path, type) => {
    const { status, headers, body } = await site.call("GET", path);
    expect([status, headers.get("content-type")]).toEqual([200, `${type}; charset=utf-8`]);
    expect(headers.get("cache-control")).toMatch(/^public, max-age=\d+$/u);
    const etag = headers.get("etag") ?? "";
    // Node's fetch would ask for a new one by itself.
    const again = { "if-none-match": etag, "cache-control": "max-age=0" };
    expect((await site.call("GET", path, { headers: again })).status).toBe(304);
    const head = await site.call("HEAD", path);
    expect([head.status, head.body, head.headers.get("content-type")]).toEqual([200, "", headers.get("content-type")]);
    expect(body).not.toBe("");
    expect((await site.call("POST", path)).status).toBe(404);
  });
});
