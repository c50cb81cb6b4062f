import { bothServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSite, type Site } from "../../../testing/site.ts";

/** Spread over many blocks of numbers, some of which are empty. */
const posts = 3_000;

describe.each(bothServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  const sql = (text: string) => site.fork().execute<{ index: number }[]>(text);
  const recount = () =>
    sql(`update board_counter set last_index = 5000, post_count = (select count(*) from stored_post as post
      where post.type = board_counter.type and deleted_at is null and sub_type between 1 and 2 is not false
        and (board_counter.sub_type = 0 or sub_type = board_counter.sub_type))`);

  beforeAll(async () => {
    site = await openSite(server);
    await sql(`insert into stored_post (type, index, sub_type, title, content, summary, created_at, updated_at, deleted_at)
      select type, n, case when type <> 'NOTICE' then 1 + n % 2 end, 'n', '', '', now(), now(), case when n % 7 = 0 then now() end
      from generate_series(1, ${posts}) n, (values ('NOTICE'), ('FIRST_EXHIBITION')) as boards (type)
      where n not between 900 and 1700`);
    await sql(`insert into board_counter (type, sub_type) values ('FIRST_EXHIBITION', 1), ('FIRST_EXHIBITION', 2)`);
    await recount();
  });
  afterAll(() => site.close());

  /** Every page through the site, one after the other, beside what a plain query says. */
  async function readAll(type: string, group: number | undefined, limit: number) {
    const query = `type=${type}&limit=${limit}${group ? `&exhibitionSubIndex=${group}` : ""}`;
    const read = async (page: number) => (await site.call("GET", `/api/post/list?${query}&page=${page}`)).body;
    const pages = [await read(1)];
    while (pages.length < pages[0].totalPages) pages.push(await read(pages.length + 1));
    const inGroup = group ? `and sub_type = ${group}` : "";
    const there = await sql(
      `select index from post where type = '${type}' ${inGroup} and deleted_at is null order by index desc`,
    );
    return {
      read: pages.flatMap(({ list }) => (list as { index: number }[]).map(({ index }) => index)),
      there: there.map(({ index }) => index),
    };
  }

  test.each([
    ["a board", 1, "board_block", "type=NOTICE&limit=14"],
    ["a group", 1, "wall_place%offset", "type=FIRST_EXHIBITION&exhibitionSubIndex=2&limit=12"],
    ["a size of somebody's own", 0, "board_block", "type=NOTICE&limit=23"],
  ])("for pages behind the first of %s a server keeps %j plans", async (_name, kept, part, query) => {
    const plans = async () =>
      (await sql(`select 1 as index from pg_prepared_statements where statement like '%${part}%'`)).length;
    const before = await plans();
    for (const page of [2, 3, 40])
      expect((await site.call("GET", `/api/post/list?${query}&page=${page}`)).status).toBe(200);
    expect((await plans()) - before).toBe(server.name === "postgresql" ? kept : 0);
  });

  const boards = [
    ["NOTICE", undefined],
    ["FIRST_EXHIBITION", undefined],
    ["FIRST_EXHIBITION", 2],
  ] as const;

  test.each(boards)("CON-04 every page of %s %j holds the posts that are there, none twice", async (type, group) => {
    const { read, there } = await readAll(type, group, 60);
    expect(there.length).toBeGreaterThan(800);
    expect(read).toEqual(there);
  });

  test("CON-04 pages stay right when posts are deleted, brought back, moved, regrouped and erased", async () => {
    await sql("update stored_post set deleted_at = now() where index % 11 = 0");
    await sql("update stored_post set deleted_at = null where index % 14 = 0");
    await sql("update post set sub_type = 3 - sub_type where type = 'FIRST_EXHIBITION' and index % 5 = 0");
    await sql(
      "update post set type = 'FIRST_EXHIBITION', sub_type = 1, index = index + 4000 where type = 'NOTICE' and index < 90",
    );
    await sql("delete from post where index between 2200 and 2290");
    await recount();
    for (const [type, group] of boards) {
      const { read, there } = await readAll(type, group, 60);
      expect(read).toEqual(there);
    }
  });

  test("an emptied table leaves nothing counted", async () => {
    await sql("truncate stored_post cascade");
    expect(await sql("select * from board_block")).toEqual([]);
  });
});
