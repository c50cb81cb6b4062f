import { type Tables } from "@bulmo/entities/database";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createPosts } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;
type Row = { index: number; title: string; createdAt: string; updatedAt: string; views: number };
type Answer = { list: Row[]; page: number; totalPages: number; total: number; nextCursor: string | null };

/** In no order that a number or a time gives; two are alike. */
const titles = ["하엽", "가칠", "Pigment", "먹", "석채", "가칠", "뇌록", "아교", "호분", "단청", "배접", "황토"];

const day = 24 * 60 * 60_000;
const begin = Date.parse("2026-01-01T00:00:00Z");

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let admin: SignedIn;

  beforeAll(async () => {
    site = await openSite(server);
    admin = await createSignedIn(site, { isAdmin: true });
    const notices = titles.map((title, place) => ({
      title,
      // Written in the opposite order of their numbers, three at a time.
      createdAt: new Date(begin - Math.floor(place / 3) * day),
    }));
    await createPosts(site.fork(), "NOTICE", notices);
    await createPosts(site.fork(), "QNA", [{ user: null, title: "질문" }]);
    const works = Array.from({ length: 9 }, (_, place) => ({ title: titles[place] ?? "", subType: 1 + (place % 3) }));
    await createPosts(site.fork(), "SECOND_EXHIBITION", works);
    await sql`update post set updated_at = created_at + index * interval '1 microsecond'`.execute(
      site.fork().getKysely<Tables>(),
    );
    await sql`insert into board_counter (type, sub_type, post_count)
      select type, sub_type, count(*) from post where sub_type is not null group by 1, 2`.execute(
      site.fork().getKysely<Tables>(),
    );
  });
  afterAll(() => site.close());

  async function list(query: string | Record<string, string>): Promise<Answer> {
    const { status, body } = await site.call("GET", `/api/post/list?${String(new URLSearchParams(query))}`);
    expect({ query, status }).toEqual({ query, status: 200 });
    return body as Answer;
  }
  const refused = async (query: string) => {
    const { status, body } = await site.call("GET", `/api/post/list?${query}`);
    const [fault] = body.errors as { field: string; reason: string }[];
    return { status, field: fault?.field, reason: fault?.reason };
  };

  /** All rows of a list, by its cursors; `between` happens after each answer but the last. */
  async function walk(
    query: Record<string, string>,
    between = async (_told: Row[], _turn: number) => {},
  ): Promise<Row[]> {
    const rows: Row[] = [];
    for (let next: string | null = "", turn = 1; next !== null; turn += 1) {
      const { list: some, nextCursor, page }: Answer = await list({ ...query, ...(next && { cursor: next }) });
      expect(page).toBe(turn);
      rows.push(...some);
      next = nextCursor;
      if (next !== null) await between(rows, turn);
    }
    return rows;
  }

  test("API-33 API-47 the specification's answer stays, with the total and the next cursor beside it", async () => {
    const answer = await list("type=NOTICE&page=2&limit=5");
    expect(answer).toMatchObject({ page: 2, totalPages: 3, total: 12, nextCursor: expect.any(String) });
    expect(answer.list.map(({ index }) => index)).toEqual([7, 6, 5, 4, 3]);
    expect(await list("type=NOTICE&page=3&limit=5")).toMatchObject({ page: 3, nextCursor: null });
    expect(await list("type=NOTICE&page=2&limit=6")).toMatchObject({ page: 2, nextCursor: null });
    expect(await list("type=FIRST_EXHIBITION")).toEqual({
      list: [],
      page: 1,
      totalPages: 1,
      total: 0,
      nextCursor: null,
    });
  });

  test("API-47 rows carry views, likes, group, writer and when they were edited", async () => {
    const [work] = (await list("type=SECOND_EXHIBITION&limit=1")).list;
    expect(work).toMatchObject({ subType: 3, views: 0, likeCount: 0, userId: null, thumbnail: "", caption: "" });
    expect(work?.updatedAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u);
    const asked = await site.call("POST", "/api/post", {
      body: { type: "QNA", title: "누구의 질문", content: "<p>글</p>" },
      token: admin.token,
    });
    const [question] = (await list("type=QNA&limit=1")).list;
    expect(question).toMatchObject({ index: asked.body.data, subType: null, userId: admin.user.id, commentCount: 0 });
  });

  const inOrder: [sort: string, compare: (one: Row, other: Row) => number][] = [
    ["index", (one, other) => one.index - other.index],
    ["createdAt", (one, other) => one.createdAt.localeCompare(other.createdAt) || one.index - other.index],
    ["updatedAt", (one, other) => one.updatedAt.localeCompare(other.updatedAt) || one.index - other.index],
    ["title", (one, other) => (one.title < other.title ? -1 : one.title > other.title ? 1 : one.index - other.index)],
  ];

  describe.each(inOrder)("sorted by %s", (sort, compare) => {
    test.each<Record<string, string>>([{}, { exhibitionSubIndex: "2" }])(
      "API-47 both ways, by pages and by cursor, with %o",
      async (group) => {
        const type = "exhibitionSubIndex" in group ? "SECOND_EXHIBITION" : "NOTICE";
        const all = (await list({ type, limit: "100", ...group })).list.toSorted(compare);
        expect(all.length).toBeGreaterThan(2);
        for (const [asked, wanted] of [
          [sort, all],
          [`-${sort}`, all.toReversed()],
        ] as const) {
          const query = { type, ...group, sort: asked, limit: "2" };
          expect(await walk(query)).toEqual(wanted);
          expect((await list({ ...query, page: "2" })).list).toEqual(wanted.slice(2, 4));
          expect((await list({ ...query, page: "99" })).list).toEqual(
            wanted.slice((Math.ceil(all.length / 2) - 1) * 2),
          );
        }
      },
    );
  });

  test("API-47 titles stand in the order of their characters, whatever the database's language", async () => {
    const titlesOf = (rows: Row[]) => rows.map(({ title }) => title);
    expect(titlesOf(await walk({ type: "NOTICE", sort: "title" }))).toEqual([...titles].toSorted());
  });

  test("API-47 since names a time, which counts, and is told how many there are", async () => {
    const since = new Date(begin - day).toISOString();
    const young = await list({ type: "NOTICE", createdSince: since, limit: "4" });
    expect(young).toMatchObject({ total: 6, totalPages: 2 });
    expect(young.list.map(({ index }) => index)).toEqual([4, 5, 6, 1]);
    const newest = await list({ type: "NOTICE", createdSince: "2025-12-31T09:00:00+09:00", sort: "-createdAt" });
    expect(newest.list.map(({ index }) => index)).toEqual([3, 2, 1, 6, 5, 4]);
    expect(await walk({ type: "NOTICE", createdSince: since, limit: "1" })).toHaveLength(6);
    expect(await list({ type: "NOTICE", createdSince: "2030-01-01T00:00:00Z" })).toMatchObject({ list: [], total: 0 });
  });

  test("API-47 what was edited or restored is found by updatedSince; a view or a like is no edit", async () => {
    const since = new Date(Date.now() - 1_000).toISOString();
    const edited = async () => (await walk({ type: "NOTICE", updatedSince: since })).map(({ index }) => index);
    expect(await edited()).toEqual([]);
    const at = (index: number) => ({ type: "NOTICE", index });
    await site.call("POST", "/api/post/like", { body: at(1), token: admin.token });
    await site.call("POST", "/trpc/post.view", { body: at(2) });
    expect(await edited()).toEqual([]);
    const text = { title: "먹", content: "<p>본문</p>", targetType: "NOTICE", type: "NOTICE" };
    const kept = (await list("type=NOTICE&limit=100")).list.find(({ index }) => index === 4);
    for (const index of [4, 3, 4])
      expect((await site.call("PUT", "/api/post", { body: { ...text, index }, token: admin.token })).status).toBe(200);
    // The last changed no word, and is told of all the same.
    const now = (await list("type=NOTICE&limit=100")).list.find(({ index }) => index === 4);
    expect(now?.updatedAt).not.toBe(kept?.updatedAt);
    expect((await site.call("GET", "/api/post?type=NOTICE&index=4")).body.updatedAt).toBe(now?.updatedAt);
    const input = encodeURIComponent(JSON.stringify(at(4)));
    const ofPage = (await site.call("GET", `/trpc/post.get?input=${input}`)).body.result.data as object;
    expect(ofPage).not.toHaveProperty("updatedAt");
    expect(await edited()).toEqual([3, 4]);
    await site.call("DELETE", "/api/post", { body: [at(5)], token: admin.token });
    expect(await edited()).toEqual([3, 4]);
    await site.call("POST", "/trpc/trash.restore", { body: at(5), token: admin.token });
    expect(await edited()).toEqual([3, 4, 5]);
  });

  test("API-47 a cursor goes on while posts are added, edited and removed: none is left out, none comes twice", async () => {
    const call = async (method: string, path: string, body: object) =>
      expect((await site.call(method, path, { body, token: admin.token })).status).toBe(200);
    const text = { type: "QNA", content: "<p>글</p>" };
    for (let place = 0; place < 12; place += 1) await call("POST", "/api/post", { ...text, title: `글 ${place}` });
    for (const sort of ["-index", "createdAt", "-title"]) {
      const before = (await list("type=QNA&limit=100")).list.map(({ index }) => index);
      const gone: number[] = [];
      const rows = await walk({ type: "QNA", sort, limit: "3" }, async (seen, turn) => {
        await call("POST", "/api/post", { ...text, title: `글 1${turn}` });
        if (turn > 2) return;
        // The last that was told, whose place the cursor is, and one that was not told yet.
        const there = (await list({ type: "QNA", sort, limit: "100" })).list.map(({ index }) => index);
        for (const index of [seen.at(-1)!.index, there.at(-1 - turn)!]) {
          gone.push(index);
          await call("DELETE", "/api/post", [{ type: "QNA", index }]);
        }
      });
      const told = rows.map(({ index }) => index);
      expect(new Set(told).size).toBe(told.length);
      expect(told).toEqual(expect.arrayContaining(before.filter((index) => !gone.includes(index))));
    }
  });

  test("API-47 a search goes on by cursor, also where an index finds what is rare", async () => {
    const rare = await walk({ type: "NOTICE", searchKeyword: "가칠", limit: "1" });
    expect(rare.map(({ index }) => index)).toEqual([6, 2]);
    const { list: all, total } = await list({ type: "NOTICE", searchKeyword: "칠", limit: "100" });
    expect(total).toBe(all.length);
    expect(await walk({ type: "NOTICE", searchKeyword: "칠", limit: "1" })).toEqual(all);
    expect(await walk({ type: "QNA", searchKeyword: "석채", searchType: "USER", limit: "1" })).toEqual([]);
  });

  test("API-47 fields choose what is told of a row; which it is, is always told", async () => {
    const { list: rows } = await list("type=NOTICE&fields=title,views&limit=1");
    expect(Object.keys(rows[0]!).toSorted()).toEqual(["index", "title", "type", "views"]);
    expect(Object.keys((await list("type=NOTICE&fields=&limit=1")).list[0]!)).toContain("summary");
    const [work] = (await list("type=SECOND_EXHIBITION&fields=summary,thumbnail&limit=1")).list;
    expect(work).toEqual({ index: 9, type: "SECOND_EXHIBITION", thumbnail: "" });
    expect(await refused("type=NOTICE&fields=title,content")).toEqual({
      status: 400,
      field: "fields",
      reason: "VALUE_UNKNOWN",
    });
  });

  test.each([
    ["type=NOTICE&sort=views", "sort"],
    ["type=NOTICE&sort=title%20desc", "sort"],
    ["type=NOTICE&sort=title&searchKeyword=a", "sort"],
    ["type=NOTICE&createdSince=2026-01-01T00:00:00Z&searchKeyword=a", "sort"],
    ["type=NOTICE&createdSince=2026-01-01T00:00:00Z&sort=title", "sort"],
    ["type=NOTICE&updatedSince=2026-01-01T00:00:00Z&sort=-createdAt", "sort"],
    ["type=NOTICE&updatedSince=2026-01-01T00:00:00Z&createdSince=2026-01-01T00:00:00Z", "updatedSince"],
    ["type=NOTICE&createdSince=2026-01-01", "createdSince"],
    ["type=NOTICE&createdSince=2026-01-01T00:00:00%2B16:00", "createdSince"],
    ["type=NOTICE&updatedSince=2026-01-01T00:00:00-23:59", "updatedSince"],
    ["type=NOTICE&createdSince=2026-02-30T00:00:00Z", "createdSince"],
    ["type=NOTICE&createdSince=0000-01-01T00:00:00Z", "createdSince"],
    [`type=NOTICE&createdSince=2026-01-01T00:00:00.${"0".repeat(4_000)}Z`, "createdSince"],
    [`type=NOTICE&cursor=${"A".repeat(3_000)}`, "cursor"],
  ])("API-47 %s is refused by its field", async (query, field) => {
    expect(await refused(query)).toMatchObject({ status: 400, field });
  });

  test("API-47 a page far back in an order of one's own is read by cursor", async () => {
    const em = site.fork();
    await sql`update board_counter set post_count = 20000 where type = 'THIRD_EXHIBITION'`.execute(
      em.getKysely<Tables>(),
    );
    expect(await refused("type=THIRD_EXHIBITION&sort=title&limit=100&page=101")).toMatchObject({ field: "page" });
    expect(await list("type=THIRD_EXHIBITION&sort=title&limit=100&page=100")).toMatchObject({
      list: [],
      total: 20_000,
    });
  });

  test("API-47 a cursor is good for the list that gave it, and for nothing else", async () => {
    const { nextCursor } = await list("type=NOTICE&sort=title&limit=2");
    const cursor = nextCursor ?? "";
    expect((await list({ type: "NOTICE", sort: "title", limit: "5", fields: "title", cursor })).list).toHaveLength(5);
    const unusable = { status: 400, field: "cursor", reason: "CURSOR_UNUSABLE" };
    const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const [digest] = JSON.parse(Buffer.from(cursor, "base64url").toString()) as [string];
    for (const query of [
      `type=NOTICE&sort=-title&cursor=${cursor}`,
      `type=NOTICE&cursor=${cursor}`,
      `type=QNA&sort=title&cursor=${cursor}`,
      `type=NOTICE&searchKeyword=a&cursor=${cursor}`,
      `type=NOTICE&sort=title&cursor=${cursor}A`,
      `type=NOTICE&sort=title&cursor=${cursor}%3D`,
      `type=NOTICE&sort=title&cursor=x`,
      ...[
        null,
        [digest],
        [digest, 1],
        [digest, 0, 3, "가"],
        [digest, 1, "3", "가"],
        [digest, 1, 3e10, "가"],
        [digest, 1, 3, "가\0"],
        [digest, 1, 3, { $gt: "" }],
        [digest, 1, 3, "가", 1],
      ].map((value) => `type=NOTICE&sort=title&cursor=${forged(value)}`),
    ])
      expect({ query, ...(await refused(query)) }).toEqual({ query, ...unusable });
    const { nextCursor: ofTime } = await list("type=NOTICE&sort=createdAt&limit=2");
    const [own, page, index] = JSON.parse(Buffer.from(ofTime ?? "", "base64url").toString()) as [
      string,
      number,
      number,
    ];
    for (const time of ["infinity", "2026-02-30T00:00:00.000000Z", "999999-01-01T00:00:00.000000Z", "now"])
      expect(await refused(`type=NOTICE&sort=createdAt&cursor=${forged([own, page, index, time])}`)).toEqual(unusable);
  });
});
