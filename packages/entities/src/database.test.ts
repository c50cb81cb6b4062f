import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrate, openDatabase, type Tables } from "./database.ts";
import { type TestDatabase, bothServers } from "../testing/test-database.ts";

describe.each(bothServers(process.env["TEST_DATABASE_URL"]))("on $name", (server) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await server.open();
  });
  afterAll(() => database.close());

  test("the migrations make what the entities say", async () => {
    const sql = await database.orm.schema.getUpdateSchemaSQL({ wrap: false });
    const changes = sql.split(";\n").map((line) => line.trim());
    // Functions and triggers are no entities, and what belongs to a post refers to the table behind the view.
    const unsaid =
      /bigrams|tell_change|close_reports|forget_reports|^drop (?:trigger|function) |"(?:comment|post_like|post_move|post_receipt|post_view|report|secret_question|work_artist)_post_id_foreign"|"(?:stored_post|board_address|exhibition|exhibition_group|planned_post)_type_foreign"/u;
    expect(changes.filter((line) => line !== "" && !unsaid.test(line))).toEqual([]);
    const references = await database.orm.em.fork().execute<
      { of: string }[]
    >(`select conrelid::regclass::text as of from pg_constraint
      where contype = 'f' and confdeltype = 'c' and confrelid = 'stored_post'::regclass order by 1`);
    expect(references.map((row) => row.of)).toEqual([
      "comment",
      "post_like",
      "post_move",
      "post_receipt",
      "post_text",
      "post_view",
      "report",
      "secret_question",
      "work_artist",
    ]);
  });

  test("the view of posts has every column of the table, and shows and takes nothing of the trash", async () => {
    const em = database.orm.em.fork();
    const columnsOf = async (table: string) =>
      (
        await em.execute<{ column_name: string }[]>(
          "select column_name from information_schema.columns where table_name = ? order by ordinal_position",
          [table],
        )
      ).map((row) => row.column_name);
    expect(await columnsOf("post")).toEqual(await columnsOf("stored_post"));
    await em.execute(`insert into stored_post (type, index, title, content, summary, created_at, updated_at, deleted_at)
      values ('QNA', 1, '', '', '', now(), now(), now()), ('QNA', 2, '', '', '', now(), now(), null)`);
    expect(await em.execute("select index from post where type = 'QNA'")).toEqual([{ index: 2 }]);
    await expect(em.execute("update post set deleted_at = now() where type = 'QNA'")).rejects.toThrow("check option");
    await em.execute("delete from post where type = 'QNA'");
    expect(await em.execute("select index from stored_post where type = 'QNA'")).toEqual([{ index: 1 }]);
  });

  test("migrating again, by two at once, changes nothing", async () => {
    await Promise.all([migrate(database), migrate(database)]);
    expect(await database.orm.migrator.getPending()).toEqual([]);
  });

  test("ATT-04 files of a database that an earlier version had are queued to be read, and found by that version again", async () => {
    const { migrator, em: global } = database.orm;
    const migrations = ["20270118000000-attachment-text-due"];
    const em = global.fork();
    const rows = () =>
      em.execute(
        "select name, attempts, due_at is null as read from attachment_text join attachment on id = attachment_id order by name",
      );
    await migrator.down({ migrations });
    await em.execute(`with file as (
        insert into attachment (id, name, kind, bytes, sha256)
        select gen_random_uuid(), name, 'txt', 1, '' from unnest(array['read', 'waiting']) name returning id, name)
      insert into attachment_text (attachment_id, text, attempts) select id, name, 1 from file where name = 'read'`);
    await migrator.up({ migrations });
    const both = [
      { name: "read", attempts: 1, read: true },
      { name: "waiting", attempts: 0, read: false },
    ];
    expect(await rows()).toEqual(both);
    await migrator.down({ migrations });
    expect(await rows()).toEqual(both.slice(0, 1));
    await migrator.up({ migrations });
    expect(await rows()).toEqual(both);
    await em.execute("delete from attachment");
  });

  test("one syllable, two and more are searched by index, in titles as in names", async () => {
    const em = database.orm.em.fork();
    const word = "chr(44032 + n) || chr(54000 - n)";
    await em.execute(`insert into post (type, index, title, author_name, content, summary, created_at, updated_at)
      select 'NOTICE', n, ${word} || ' 안내', ${word}, '', '', now(), now() from generate_series(1, 5000) n`);
    await em.execute(`insert into "user" (id, username, username_key, name, nickname, email, created_at)
      select gen_random_uuid(), n, n, '', ${word}, n, now() from generate_series(1, 5000) n`);
    // What an index has not taken in yet makes it dear.
    await em.execute("vacuum analyze");
    // Five thousand rows are read whole in no time; what counts is that a million need not be.
    const planOf = (table: string, condition: string) =>
      em.transactional(async (tx) => {
        await tx.execute("set local enable_seqscan = off");
        return JSON.stringify(await tx.execute(`explain select 1 from "${table}" where ${condition}`));
      });
    const two = (column: string) => `bigrams(${column}) @> bigrams('괘불') and ${column} ilike '%괘불%'`;
    const one = (column: string) => `string_to_array(lower(${column}), null) @> array['괘'] and ${column} ilike '%괘%'`;
    for (const [table, column, index] of [
      ["post", "title", "post_title"],
      ["post", "author_name", "post_author_name"],
      ["user", "nickname", "user_nickname"],
    ] as const) {
      const where = column === "author_name" ? "author_name is not null and " : "";
      expect(await planOf(table, where + two(column))).toContain(`${index}_search_index`);
      expect(await planOf(table, where + one(column))).toContain(`${index}_character_index`);
    }
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
    expect(counters).toContainEqual({
      type: "NOTICE",
      sub_type: 0,
      last_index: 0,
      post_count: 0,
      order_revision: null,
    });
  });
});

const postsOf = `insert into stored_post (type, index, title, content, summary, created_at, updated_at)
  values ('NOTICE', 1, '', '', '', '2026-11-10T20:25:19+09:00', now()), ('NOTICE', 2, '', '', '', '2026-11-22', now())`;

test.each([
  [
    "filled with samples: its own posts are younger than the site",
    "insert into setting values ('sample-works', '60/60', now())",
    [1],
  ],
  ["never filled: all are its own", "select 1", []],
])("SEE-15 of a database that an earlier version had %s", async (_name, before, samples) => {
  const database = await openDatabase({ directory: "memory://" });
  await database.orm.migrator.up({ to: "20261130010000-invitation" });
  for (const statement of [before, postsOf]) await database.orm.em.fork().execute(statement);
  await migrate(database);
  const rows = await database.orm.em.fork().execute<{ index: number }[]>("select index from post where is_sample");
  expect(rows.map(({ index }) => index)).toEqual(samples);
  await database.orm.close();
});
