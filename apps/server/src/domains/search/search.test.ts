import { randomUUID } from "node:crypto";
import { koreanDay } from "@bulmo/contracts/korean-day";
import { bothServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createBoard } from "../../../testing/board.ts";
import { createPosts } from "../../../testing/fixture.ts";
import { lineOf, openSearch, titlesOf } from "../../../testing/search.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { listMisses, noteMiss } from "./search-miss.service.ts";
import { createPostTextFiller } from "./post-text-filler.ts";

describe.each(bothServers(testDatabaseUrl))("one search, on $name", (server) => {
  let site: Site;
  let opened: Awaited<ReturnType<typeof openSearch>>;
  const call = (...asked: Parameters<typeof opened.call>) => opened.call(...asked);
  const search = (...asked: Parameters<typeof opened.search>) => opened.search(...asked);
  const write = (...asked: Parameters<typeof opened.write>) => opened.write(...asked);
  const notices = (...asked: Parameters<typeof opened.notices>) => opened.notices(...asked);

  beforeAll(async () => {
    site = await openSite(server);
    opened = await openSearch(site);
  });
  afterAll(() => site.close());

  test("DAY-06 a word of a text finds its post, and is marked", async () => {
    const [post] = await notices([
      { title: "봄 안내", content: "<p>모두 <strong>만다</strong>라를 그립니다 &amp; 100% 씁니다.</p>" },
    ]);
    expect((await search("만다라")).groups).toEqual([
      {
        kind: "POST",
        hasMore: false,
        isCut: false,
        list: [
          {
            title: [{ text: "봄 안내", isMatch: false }],
            path: `/community/notice/detail?index=${post?.index}`,
            label: "공지사항",
            createdAt: expect.any(String),
            excerpt: [
              { text: "모두 ", isMatch: false },
              { text: "만다라", isMatch: true },
              { text: "를 그립니다 & 100% 씁니다.", isMatch: false },
            ],
          },
        ],
      },
    ]);
  });

  test.each([
    ["one syllable", "뷁", true],
    ["all of several words, in title and text", "거북 뷁은", true],
    ["not where one of them is missing", "거북 참새", false],
    ["decomposed Hangul", "거북".normalize("NFD"), true],
    ["in whatever case", "LOTUS", true],
    ["a per cent sign as it is", "7%", true],
    ["and no other", "7%뷁", false],
    ["a line as it is", "a_b", true],
    ["and nothing else in its place", "axb", false],
    ["signs of patterns as they are", "(고]", true],
    ["a hyphen", "e-f", true],
    ["a backslash", String.raw`c\d`, true],
    ["no tag", "strong", false],
    ["nothing for windows that meet without the word", "거북은은", false],
  ])("DAY-06 it finds by %s", async (_name, query, isFound) => {
    if (!titlesOf(await search("거북")).length)
      await notices([
        { title: "거북 이야기", content: String.raw`<p>뷁은 Lotus 7% a_b <strong>(고]</strong> c\d e-f</p>` },
      ]);
    expect(titlesOf(await search(query)).includes("거북 이야기")).toBe(isFound);
  });

  test.each([
    ["", 200],
    ["   ", 200],
    ["가".repeat(100), 200],
    ["가".repeat(101), 400],
    ["a\0b", 400],
    ["' or 1=1 --", 200],
    [Array.from("쀍뛟뷁뎗뎔뎩뎪뎫뎬뎮뎯").join(" "), 200],
  ])("DAY-06 a search for %j is answered", async (query, status) => {
    const answer = await site.call("GET", `/api/search?${new URLSearchParams({ query }).toString()}`);
    expect([answer.status, answer.body.groups?.length ?? "none"]).toEqual([status, status === 200 ? 0 : "none"]);
  });

  test("DAY-06 a title before a text, a whole word before a part, then the newer", async () => {
    const day = (n: number) => new Date(Date.UTC(2026, 0, n));
    await notices([
      { title: "너구리", createdAt: day(1) },
      { title: "가", content: "<p>그 너구리, 왔다</p>", createdAt: day(2) },
      { title: "나", content: "<p>너구리가 왔다</p>", createdAt: day(9) },
      { title: "산너구리들", createdAt: day(3) },
      { title: "다", content: "<p>너구리를 보다</p>", createdAt: day(8) },
      { title: "큰 너구리", createdAt: day(4) },
    ]);
    expect(titlesOf(await search("너구리", "visitor", { kind: "POST" }))).toEqual([
      "큰 너구리",
      "너구리",
      "산너구리들",
      "가",
      "나",
      "다",
    ]);
  });

  test("DAY-06 of each kind the first are shown, and the others by pages", async () => {
    await notices(Array.from({ length: 66 }, (_, n) => ({ title: `기러기 ${n}` })));
    const { groups } = await search("기러기");
    expect(groups.map(({ list, hasMore }) => [list.length, hasMore])).toEqual([[5, true]]);
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => search("기러기", "visitor", { kind: "POST", page: String(page) })),
    );
    expect(pages.map(({ page, groups: [group] }) => [page, group?.list.length, group?.hasMore])).toEqual([
      [1, 20, true],
      [2, 20, true],
      [3, 20, false],
      [3, 20, false],
    ]);
    expect(new Set(pages.flatMap(titlesOf)).size).toBe(60);
  });

  test("DAY-06 works, people, pages, boards and files are found", async () => {
    const [work] = await createPosts(site.fork(), "FIRST_EXHIBITION", [
      { title: "삼족오 벽화", authorName: "한해오름" },
    ]);
    await site
      .fork()
      .execute("insert into person (name, hanja, note, position) values ('삼족오', '三足烏', '단청을 하셨다', 90)");
    await createBoard(site.fork(), { type: "SAMJOK", title: "삼족오 모임" });
    const [notice] = await notices([{ title: "서식 안내" }]);
    const id = randomUUID();
    await site
      .fork()
      .execute(
        `insert into attachment (id, name, kind, bytes, sha256, owner) values (?, '신청서.hwp', 'HWP', 1, '', ?)`,
        [id, `post:${notice?.id}`],
      );
    await site
      .fork()
      .execute("insert into attachment_text (attachment_id, text) values (?, '신청서.hwp 삼족오를 그린 종이')", [id]);
    await site.waitForInvalidation();
    const { groups } = await search("삼족오");
    expect(groups.map(({ kind, list }) => [kind, ...list.map(({ path, title }) => [path, lineOf(title)])])).toEqual([
      ["WORK", [`/gallery/exhibition/1/detail?type=FIRST_EXHIBITION&index=${work?.index}`, "삼족오 벽화"]],
      ["PERSON", [expect.stringMatching(/^\/member\/people\/\d+$/u), "삼족오 三足烏"]],
      ["PAGE", ["/community/samjok", "삼족오 모임"]],
      ["FILE", [`/community/notice/detail?index=${notice?.index}`, "신청서.hwp"]],
    ]);
    expect(groups.map(({ list }) => list.map(({ thumbnail }) => thumbnail))).toEqual([
      [""],
      [undefined],
      [undefined],
      [undefined],
    ]);
    expect(groups.at(-1)?.list[0]?.post).toEqual({ title: "서식 안내" });
    expect(titlesOf(await search("한해오름 벽화"))).toEqual(["삼족오 벽화"]);
    expect(titlesOf(await search("설립 취지"))).toContain("설립 취지");
  });

  test("DAY-06 an edit is found by what it says now", async () => {
    const index = await write("asker", { type: "QNA", title: "옛두꺼비" });
    await call("asker", "PUT", "/api/post", {
      type: "QNA",
      targetType: "QNA",
      index,
      title: "새두꺼비",
      content: "<p>말</p>",
    });
    expect(titlesOf(await search("두꺼비"))).toEqual(["새두꺼비"]);
  });

  test("DAY-06 posts that stood before the search came are filled in", async () => {
    const posts = await notices([{ title: "묵은 수달" }, { title: "더 묵은 수달" }]);
    await site.fork().execute("delete from post_text where post_id >= ?", [posts[0]!.id]);
    expect(titlesOf(await search("수달"))).toEqual([]);
    const filler = createPostTextFiller({ fork: site.fork, log: { error: expect.unreachable } as never });
    await filler.fill();
    await filler.close();
    expect(titlesOf(await search("수달")).length).toBe(2);
  });

  test("DAY-07 what is not found is counted by day, and nothing that tells who somebody is", async () => {
    const misses = async () =>
      (await listMisses(site.fork(), koreanDay(new Date()), 1_000)).filter(({ word }) => word.includes("도롱뇽"));
    for (let time = 0; time < 3; time += 1) {
      await search(time === 0 ? "도롱뇽  알집" : "도롱뇽 알집");
      await search(`도롱뇽@example.org`);
      await search("도롱뇽 010-1234-5678");
      await search(`도롱뇽 ${"긴".repeat(80)}`);
    }
    await vi.waitFor(async () => expect((await misses()).length).toBe(2));
    await vi.waitFor(async () =>
      expect((await misses()).find(({ word: one }) => one === "도롱뇽 알집")?.count).toBe(3),
    );
    expect(new Set((await misses()).map(({ word: one }) => Array.from(one).length))).toEqual(new Set([50, 6]));
  });

  test("DAY-07 what one person looked for once or twice on a day is told to nobody", async () => {
    const misses = async () => {
      const told = await listMisses(site.fork(), "2026-01-01", 1_000);
      return told.filter(({ word }) => word === "홍길동").map(({ count }) => count);
    };
    const note = (day: string) => noteMiss(site.fork(), new Date(`${day}T03:00:00Z`), ["홍길동"]);
    await note("2026-11-20");
    await note("2026-11-20");
    expect(await misses()).toEqual([]);
    await note("2026-11-20");
    expect(await misses()).toEqual([3]);
    await site.fork().execute("delete from search_miss where word = '홍길동'");
    await note("2026-11-20");
    await note("2026-11-21");
    expect(await misses()).toEqual([2]);
  });
});
