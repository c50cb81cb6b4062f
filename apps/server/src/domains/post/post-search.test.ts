import { withdrawnAuthor } from "@bulmo/contracts/post";
import { bothServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createUser } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

/** A quarter more than are counted, and many times what is looked through before the index is asked. */
const posts = 13_500;

/** Of the latest posts so many have a word that no other has. */
const recent = 200;

type Page = { list: { index: number }[]; page: number; totalPages: number };

describe.each(bothServers(testDatabaseUrl))("a search of a long board, on $name", (server) => {
  let site: Site;
  const sql = (text: string) => site.fork().execute<{ index: number }[]>(text);

  beforeAll(async () => {
    site = await openSite(server);
    for (const nickname of ["옛화승", "글없는이"]) await createUser(site.fork(), { nickname });
    await sql(`insert into stored_post (type, index, author_name, title, content, summary, created_at, updated_at, deleted_at)
      select 'NOTICE', n, case when n % 3000 = 0 then '담징 Kim' end,
        '알림' || case when n % 40 = 0 then ' Fresco' else '' end || case when n % 2500 = 0 then ' 괘불' else '' end ||
        case when n > ${posts - recent} then ' 요즘' else '' end,
        '', '', now(), now(), case when n % 80 = 0 then now() end
      from generate_series(1, ${posts}) n`);
    await sql(
      `update stored_post set user_id = (select id from "user" where nickname = '옛화승') where index % 3000 = 1500`,
    );
    await sql(`update board_counter set last_index = ${posts}, post_count = (select count(*) from post where type = 'NOTICE')
      where type = 'NOTICE' and sub_type = 0`);
  });
  afterAll(() => site.close());

  const ask = async (term: string, place: { page?: number; limit?: number; searchType?: string } = {}) => {
    const query = new URLSearchParams({ type: "NOTICE", searchKeyword: term });
    for (const [name, value] of Object.entries(place)) query.set(name, String(value));
    const { status, body } = await site.call("GET", `/api/post/list?${String(query)}`);
    expect(status).toBe(200);
    return body as Page;
  };
  const numbers = ({ list }: Page) => list.map(({ index }) => index);
  const there = async (condition: string) =>
    (await sql(`select index from post where type = 'NOTICE' and ${condition} order by index desc`)).map(
      ({ index }) => index,
    );

  test.each([
    ["a word of some posts", "Fresco", "TITLE", "title like '%Fresco%'"],
    ["a word in other letters", "fRESCO", "TITLE", "title like '%Fresco%'"],
    ["a rare word", "괘불", "TITLE", "title like '%괘불%'"],
    ["one rare syllable", "괘", "TITLE", "title like '%괘%'"],
    ["a word of the latest posts alone", "요즘", "TITLE", "title like '%요즘%'"],
    ["a painter", "담징", "USER", "author_name is not null"],
    ["a member", "화승", "USER", "user_id is not null"],
    ["one syllable of a member", "옛", "USER", "user_id is not null"],
    ["a member who wrote nothing", "글없는", "USER", "false"],
    ["nobody's name", "서른여덟", "USER", "false"],
    ["a painter in other letters", "kIM", "USER", "author_name is not null"],
  ])("BRD-04 BRD-05 %s is found on every page, once", async (_name, term, searchType, condition) => {
    const expected = await there(condition);
    const limit = 20;
    const first = await ask(term, { searchType, limit });
    expect(first.totalPages).toBe(Math.max(1, Math.ceil(expected.length / limit)));
    const found = numbers(first);
    for (let page = 2; page <= first.totalPages; page += 1)
      found.push(...numbers(await ask(term, { searchType, limit, page })));
    expect(found).toEqual(expected);
  });

  test("BRD-05 who is no member any more is found by what stands for their name", async () => {
    const theirs = await there("author_name is null and user_id is null");
    const last = await ask(withdrawnAuthor, { searchType: "USER", limit: 100, page: 100 });
    expect([last.totalPages, numbers(last)]).toEqual([100, theirs.slice(9_900, 10_000)]);
  });

  test("hazard 10: of more than ten thousand the first ten thousand are counted, and no page lies behind them", async () => {
    expect((await there("title like '%알림%'")).length).toBeGreaterThan(10_000);
    expect(await ask("알림", { limit: 100 })).toMatchObject({ page: 1, totalPages: 100 });
    const last = await ask("알림", { page: 9_999, limit: 100 });
    expect(last).toMatchObject({ page: 100, totalPages: 100 });
    expect(numbers(last)).toEqual((await there("title like '%알림%'")).slice(9_900, 10_000));
  });
});
