import { postMessages } from "@bulmo/contracts/post-write";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { openSite, type Site } from "../../../testing/site.ts";

type Answer = {
  list: { index: number; heading: string }[];
  page: number;
  totalPages: number;
  nextCursor: string | null;
};

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let token: string;

  const board = (type: string, headings: string[]) =>
    site.call("PUT", "/api/board", { body: { type, headings }, token });
  const write = (type: string, heading?: string | null, title = "글") =>
    site.call("POST", "/api/post", { body: { title, content: "<p>글</p>", type, heading }, token });
  const edit = (index: number, changes: object) =>
    site.call("PUT", "/api/post", {
      body: { title: "글", content: "<p>고친 글</p>", type: "QNA", targetType: "QNA", index, ...changes },
      token,
    });
  const read = async (index: number, type = "QNA") =>
    (await site.call("GET", `/api/post?type=${type}&index=${index}`)).body;
  const list = async (query: object): Promise<Answer & { total: number }> => {
    const named = new URLSearchParams({ type: "QNA", ...query });
    const { status, body } = await site.call("GET", `/api/post/list?${named.toString()}`);
    expect(status).toBe(200);
    return body;
  };
  const indexes = ({ list: rows }: Answer) => rows.map(({ index }) => index);

  /** Numbers 1 to 12: every third bears 재료, every third 기법, the others none. */
  const headings = ["재료", "기법", ""];

  beforeAll(async () => {
    site = await openSite(server);
    ({ token } = await createSignedIn(site, { isAdmin: true, nickname: "운영진" }));
    await board("QNA", ["재료", "기법"]);
    for (let at = 0; at < 12; at += 1) await write("QNA", headings[at % 3], at < 6 ? `먹 ${at}` : `석채 ${at}`);
  });
  afterAll(() => site.close());

  test("EXH-06 a post bears one of its board's words, or none", async () => {
    expect([(await read(1)).heading, (await read(3)).heading]).toEqual(["재료", ""]);
    const wrong = await write("QNA", "행사");
    expect([wrong.status, wrong.body.message, wrong.body.errors[0].field]).toEqual([
      400,
      postMessages.headingUnknown,
      "heading",
    ]);
    expect((await write("FIRST_EXHIBITION", "재료")).status).toBe(400);
    expect((await list({ limit: "3" })).list.map(({ heading }) => heading)).toEqual(["", "기법", "재료"]);
  });

  test("EXH-06 those with a word are listed by pages, behind a cursor and counted, and no others", async () => {
    const first = await list({ heading: "재료", limit: "3" });
    expect([indexes(first), first.total, first.totalPages]).toEqual([[10, 7, 4], 4, 2]);
    const second = await list({ heading: "재료", limit: "3", page: "2" });
    expect([indexes(second), second.page, second.nextCursor]).toEqual([[1], 2, null]);
    const behind = await list({ heading: "재료", limit: "3", cursor: first.nextCursor });
    expect([indexes(behind), behind.total, behind.totalPages]).toEqual([[1], 4, 2]);
    // A page that is not there is the last.
    expect(indexes(await list({ heading: "재료", limit: "3", page: "9" }))).toEqual([1]);
    const oldest = await list({ heading: "기법", limit: "2", sort: "createdAt" });
    expect([indexes(oldest), oldest.total]).toEqual([[2, 5], 4]);
    expect(indexes(await list({ heading: "기법", limit: "2", sort: "createdAt", cursor: oldest.nextCursor }))).toEqual([
      8, 11,
    ]);
    const since = await list({ heading: "기법", createdSince: "2020-01-01T00:00:00Z" });
    expect([indexes(since), since.total]).toEqual([[2, 5, 8, 11], 4]);
    expect(await list({ heading: "없는 말" })).toMatchObject({ list: [], total: 0, totalPages: 1 });
    expect((await list({ heading: "" })).total).toBe(12);
  });

  test("EXH-06 a cursor of one word is not another's", async () => {
    const { nextCursor } = await list({ heading: "재료", limit: "1" });
    const other = new URLSearchParams({ type: "QNA", heading: "기법", limit: "1", cursor: nextCursor! });
    expect((await site.call("GET", `/api/post/list?${other.toString()}`)).status).toBe(400);
  });

  test("EXH-06 a search looks among those with the word, and counts them", async () => {
    const found = await list({ heading: "재료", searchKeyword: "먹", limit: "1" });
    expect([indexes(found), found.total, found.totalPages]).toEqual([[4], 2, 2]);
    expect(indexes(await list({ heading: "재료", searchKeyword: "먹", limit: "1", page: "2" }))).toEqual([1]);
    expect(indexes(await list({ heading: "재료", searchKeyword: "먹", limit: "1", cursor: found.nextCursor }))).toEqual(
      [1],
    );
    expect((await list({ searchKeyword: "먹" })).total).toBe(6);
  });

  test("EXH-06 the list of the site's own pages takes the word too", async () => {
    const input = encodeURIComponent(JSON.stringify({ 0: { type: "QNA", heading: "기법", limit: 2, page: 2 } }));
    const { body } = await site.call("GET", `/trpc/post.list?batch=1&input=${input}`);
    expect(body[0].result.data).toMatchObject({ list: [{ index: 5 }, { index: 2 }], page: 2, totalPages: 2 });
  });

  test("EXH-06 the page of questions takes the word, and then no notices stand on it; so does that of notices", async () => {
    const { body } = await site.call("GET", `/api/post/questions?heading=${encodeURIComponent("기법")}`);
    expect([indexes(body), body.totalPages, body.notices]).toEqual([[11, 8, 5, 2], 1, []]);
    const { body: notices } = await site.call("GET", `/api/post/notices?heading=${encodeURIComponent("기법")}`);
    expect(notices).toMatchObject({ list: [], totalPages: 1, pinned: [] });
  });

  test("EXH-06 an edit that names no word keeps it, and an empty one takes it away; kept answers know", async () => {
    expect((await list({ heading: "재료" })).total).toBe(4);
    await edit(1, {});
    expect((await read(1)).heading).toBe("재료");
    await edit(1, { heading: null });
    expect((await read(1)).heading).toBe("재료");
    await edit(1, { heading: "" });
    expect([(await read(1)).heading, (await list({ heading: "재료" })).total]).toEqual(["", 3]);
    expect((await edit(1, { heading: "행사" })).body.message).toBe(postMessages.headingUnknown);
    await edit(1, { heading: "재료" });
    expect((await list({ heading: "재료" })).total).toBe(4);
  });

  test("EXH-06 a word that its board lets go of stays on posts that bear it, and is given to no other", async () => {
    await board("QNA", ["기법"]);
    expect([(await read(4)).heading, (await list({ heading: "재료" })).total]).toEqual(["재료", 4]);
    expect((await edit(4, { heading: "재료" })).status).toBe(200);
    expect((await read(4)).heading).toBe("재료");
    expect((await edit(2, { heading: "재료" })).status).toBe(400);
    await board("QNA", ["재료", "기법"]);
  });

  test("EXH-06 a post that moves keeps its word where the other board has it too", async () => {
    await board("NOTICE", ["기법"]);
    const kept = await edit(2, { type: "NOTICE" });
    expect((await read(kept.body.data, "NOTICE")).heading).toBe("기법");
    const dropped = await edit(4, { type: "NOTICE" });
    expect((await read(dropped.body.data, "NOTICE")).heading).toBe("");
    expect((await edit(7, { type: "NOTICE", heading: "재료" })).body.message).toBe(postMessages.headingUnknown);
    expect([(await list({ heading: "재료" })).total, (await list({ type: "NOTICE", heading: "기법" })).total]).toEqual([
      3, 1,
    ]);
  });

  test("EXH-06 a post in the trash is not counted, and comes back with its word", async () => {
    const before = (await list({ heading: "기법" })).total;
    const address = { type: "QNA", index: 5 };
    await site.call("DELETE", "/api/post", { body: [address], token });
    expect((await list({ heading: "기법" })).total).toBe(before - 1);
    await site.call("POST", "/api/trash/restore", { body: address, token });
    expect([(await list({ heading: "기법" })).total, (await read(5)).heading]).toEqual([before, "기법"]);
  });
});
