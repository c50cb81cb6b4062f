import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrate, type Tables } from "./database.ts";
import { type TestDatabase, testServers } from "./test-database.ts";

describe.each(testServers(process.env["TEST_DATABASE_URL"]))("on $name", (server) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await server.open();
  });
  afterAll(() => database.close());

  test("the migrations make what the entities say", async () => {
    const sql = await database.orm.schema.getUpdateSchemaSQL({ wrap: false });
    const changes = sql.split(";\n").map((line) => line.trim());
    // Functions are no entities.
    expect(changes.filter((line) => line !== "" && !line.includes("bigrams"))).toEqual([]);
  });

  test("migrating again, by two at once, changes nothing", async () => {
    await Promise.all([migrate(database), migrate(database)]);
    expect(await database.orm.migrator.getPending()).toEqual([]);
  });

  test("two syllables are searched by index", async () => {
    const em = database.orm.em.fork();
    await em.execute(`insert into post (type, index, title, content, summary, created_at, updated_at)
      select 'NOTICE', n, '단청 안내 ' || n, '', '', now(), now() from generate_series(1, 5000) n`);
    await em.execute("analyze post");
    const plan = await em.execute(
      "explain select 1 from post where deleted_at is null and bigrams(title) @> bigrams('괘불') and title ilike '%괘불%'",
    );
    expect(JSON.stringify(plan)).toContain("post_title_search_index");
  });

  test("bigrams are lower-case windows of two characters, none of a single one", async () => {
    const [row] = await database.orm.em
      .fork()
      .execute<{ both: string[]; one: string[] }[]>("select bigrams('불모A') as both, bigrams('불') as one");
    expect(row?.both.toSorted()).toEqual(["모a", "불모"]);
    expect(row?.one).toEqual([]);
  });

  test("each board starts with a counter", async () => {
    const counters = await database.orm.em.fork().getKysely<Tables>().selectFrom("board_counter").selectAll().execute();
    expect(counters).toHaveLength(6);
    expect(counters).toContainEqual({ type: "NOTICE", sub_type: 0, last_index: 0, post_count: 0 });
  });
});
