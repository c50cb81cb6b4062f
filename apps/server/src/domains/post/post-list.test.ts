import { errorMessages } from "@bulmo/contracts/error";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPosts, createUser } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

type Item = { index: number; title: string; author: string; createdAt: string };

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;

  beforeAll(async () => {
    site = await openSite(server);
    const em = site.fork();
    const painter = await createUser(em, { nickname: "석채장인" });
    const percent = await createUser(em, { nickname: "100%_명주" });
    const plain = Array.from({ length: 24 }, () => ({ user: painter }));
    await createPosts(em, "NOTICE", [
      { title: "괘불 조성 안내", user: painter },
      { title: "할인 100% 행사", user: percent },
      { title: "할인 1000 행사", user: painter },
      { title: "밑줄_하나", user: painter },
      { title: "밑줄 하나", user: painter },
      { title: String.raw`역슬래시 a\b`, user: painter },
      { title: "Pigment ABC 안내", user: painter },
      { title: "떠난 이의 글", user: null },
      { title: "조각", user: painter },
      ...plain,
    ]);
    await createPosts(
      em,
      "QNA",
      Array.from({ length: 25 }, () => ({ user: percent })),
    );
    await createPosts(em, "SECOND_EXHIBITION", [
      { title: "관음", authorName: "옛 화승", subType: 3, content: '<p><img src="/uploads/a.webp"></p>' },
    ]);
  });
  afterAll(() => site.close());

  const list = async (query: string) => site.call("GET", `/api/post/list?${query}`);
  const titles = async (keyword: string, field = "TITLE") => {
    const query = new URLSearchParams({ type: "NOTICE", limit: "100", searchType: field, searchKeyword: keyword });
    const { status, body } = await list(String(query));
    expect(status).toBe(200);
    return (body.list as Item[]).map(({ title }) => title);
  };

  test("API-33 API-34 HOM-06 BRD-02 a board lists its newest first, with what each row shows", async () => {
    const { body } = await list("type=NOTICE&page=1&limit=4");
    expect(body.list.map(({ index }: Item) => index)).toEqual([33, 32, 31, 30]);
    expect(body).toMatchObject({ page: 1, totalPages: 9 });
    expect(Object.keys(body.list[0]).toSorted()).toEqual([
      "author",
      "createdAt",
      "heading",
      "index",
      "likeCount",
      "subType",
      "summary",
      "title",
      "type",
      "updatedAt",
      "userId",
      "views",
    ]);
    expect(body.list[0].createdAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u);
  });

  test("BRD-02 BRD-09 the pages of the two boards are sent what their rows show, and no more", async () => {
    const rowsOf = async (call: string) => (await site.call("GET", `/trpc/${call}?input={}`)).body.result.data;
    const [notices, questions] = [await rowsOf("post.listNotices"), await rowsOf("post.listQuestions")];
    expect([notices.list.length, notices.totalPages]).toEqual([14, 3]);
    for (const row of [...notices.list, ...questions.notices])
      expect(Object.keys(row).toSorted()).toEqual(["author", "createdAt", "heading", "index", "title", "type"]);
    for (const row of questions.list)
      expect(Object.keys(row).toSorted()).toEqual([
        "author",
        "commentCount",
        "createdAt",
        "heading",
        "index",
        "isAnswered",
        "isSecret",
        "title",
        "type",
      ]);
  });

  test("API-34 an exhibition lists its works by their painter", async () => {
    const { body } = await list("type=SECOND_EXHIBITION");
    expect(body.list).toEqual([
      expect.objectContaining({
        title: "관음",
        author: "옛 화승",
        thumbnail: "",
        caption: "",
        type: "SECOND_EXHIBITION",
      }),
    ]);
  });

  test.each([
    ["0", 1],
    ["-1", 1],
    ["1.5", 1],
    ["abc", 1],
    ["", 1],
    ["1e9", 3],
    ["99999999999999999999999", 3],
    ["3", 3],
    ["4", 3],
    ["2", 2],
  ])("CON-04 page %j is page %d", async (page, shown) => {
    const { body, status } = await list(`type=NOTICE&limit=14&page=${page}`);
    expect({ status, page: body.page, totalPages: body.totalPages }).toEqual({
      status: 200,
      page: shown,
      totalPages: 3,
    });
  });

  test.each(["0", "-1", "101", "1.5", "abc", "1e9"])("CON-04 a limit of %j is refused in Korean", async (limit) => {
    expect(await list(`type=NOTICE&limit=${limit}`)).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/[가-힣]/u) },
    });
  });

  test("CON-04 an empty list is page 1 of 1", async () => {
    expect((await list("type=FOURTH_EXHIBITION")).body).toMatchObject({ list: [], page: 1, totalPages: 1 });
  });

  test.each([
    "",
    "?type=",
    "?type=notice",
    "?type=FIFTH_EXHIBITION",
    "?type=NOTICE&searchType=CONTENT",
    "?type=NOTICE&type=QNA",
  ])("API-35 API-33 CON-07 the list answers 400 to %j", async (query) => {
    expect((await site.call("GET", `/api/post/list${query}`)).status).toBe(400);
  });

  test("BRD-04 a search takes a part of the title, from one syllable on", async () => {
    expect(await titles("괘불")).toEqual(["괘불 조성 안내"]);
    expect(await titles("조")).toEqual(["조각", "괘불 조성 안내"]);
    expect(await titles("불 조성")).toEqual(["괘불 조성 안내"]);
    expect(await titles("불조성")).toEqual([]);
  });

  test("BRD-04 a search does not mind case nor decomposed syllables, and takes % _ and \\ as they are", async () => {
    expect(await titles("pigment abc")).toEqual(["Pigment ABC 안내"]);
    expect(await titles("괘불".normalize("NFD"))).toEqual(["괘불 조성 안내"]);
    expect(await titles("100%")).toEqual(["할인 100% 행사"]);
    expect(await titles("%")).toEqual(["할인 100% 행사"]);
    expect(await titles("줄_하")).toEqual(["밑줄_하나"]);
    expect(await titles("_")).toEqual(["밑줄_하나"]);
    expect(await titles("a\\b")).toEqual([String.raw`역슬래시 a\b`]);
    expect(await titles("' or 1=1 --")).toEqual([]);
  });

  test("BRD-04 a search by author finds the nickname, and those who left", async () => {
    expect(await titles("100%_", "USER")).toEqual(["할인 100% 행사"]);
    expect(await titles("탈퇴", "USER")).toEqual(["떠난 이의 글"]);
    expect(await titles("석채", "USER")).toHaveLength(31);
  });

  test("BRD-05 an empty or blank term shows the whole list, one without a match an empty one", async () => {
    expect(await titles("")).toHaveLength(33);
    expect(await titles("   ")).toHaveLength(33);
    expect((await list("type=NOTICE&searchKeyword=없는말")).body).toMatchObject({ list: [], page: 1, totalPages: 1 });
  });

  test.each([
    ["NUL", "a%00b"],
    ["10 KB", "가".repeat(3400)],
  ])("hazard 10: a term of %s is refused", async (_case, term) => {
    expect((await list(`type=NOTICE&searchKeyword=${term}`)).status).toBe(400);
  });

  test("BRD-09 BRD-10 the Q&A list pins three notices to every page and skips no question", async () => {
    const read = async (page: number) => {
      const input = encodeURIComponent(JSON.stringify({ page }));
      const { body } = await site.call("GET", `/trpc/post.listQuestions?input=${input}`);
      return body.result.data as { notices: Item[]; list: Item[]; totalPages: number };
    };
    const pages = await Promise.all([1, 2, 3].map(read));
    for (const page of pages) expect(page.notices.map(({ index }) => index)).toEqual([33, 32, 31]);
    expect(pages.map((page) => page.list.length)).toEqual([11, 11, 3]);
    expect(pages.flatMap((page) => page.list.map(({ index }) => index))).toEqual(
      Array.from({ length: 25 }, (_, place) => 25 - place),
    );
    expect(pages[0]?.totalPages).toBe(3);
  });

  test("BRD-10 BRD-11 a Q&A search shows no pins", async () => {
    const input = encodeURIComponent(JSON.stringify({ searchType: "USER", searchKeyword: "명주" }));
    const { body } = await site.call("GET", `/trpc/post.listQuestions?input=${input}`);
    expect(body.result.data).toMatchObject({ notices: [], totalPages: 2 });
    expect(body.result.data.list).toHaveLength(14);
  });

  test("decisions: a batch carries at most ten calls", async () => {
    const batch = (size: number) => {
      const names = Array.from({ length: size }, () => "post.list").join(",");
      const input = JSON.stringify(
        Object.fromEntries(Array.from({ length: size }, (_, place) => [place, { type: "NOTICE" }])),
      );
      return site.call("GET", `/trpc/${names}?batch=1&input=${encodeURIComponent(input)}`);
    };
    expect((await batch(10)).status).toBe(200);
    expect(await batch(11)).toMatchObject({ status: 400, body: expect.stringContaining(errorMessages.INPUT_INVALID) });
  });
});
