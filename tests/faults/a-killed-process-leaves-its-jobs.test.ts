import { randomUUID } from "node:crypto";
import { openDatabase } from "@bulmo/entities/database";
import { isLong } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tokenOf } from "../harness/account.ts";
import { administrator } from "../harness/browser.ts";
import { type ServerProcess, spawnServer } from "../harness/server-process.ts";
import { type Place, places } from "../harness/wiped-site.ts";

/** Of each kind. */
const count = isLong ? 300 : 40;
const minute = 60_000;
const kinds = ["file-text", "publish"];

type JobRow = { kind: string; state: string; attempts: number };

describe.each(places.filter(({ name }) => name === "PostgreSQL"))("two processes on one $name", ({ open }) => {
  let place: Place;
  let servers: ServerProcess[];
  let locker: Awaited<ReturnType<typeof openDatabase>>;
  let watcher: Awaited<ReturnType<typeof openDatabase>>;

  beforeAll(async () => {
    place = await open();
    const env = { ...place.env, RATE_LIMITS: "off", SAMPLE_WORKS: "0", LOG_LEVEL: "error" };
    servers = await Promise.all([spawnServer(env), spawnServer(env)]);
    await Promise.all(servers.map((server) => server.ready()));
    [locker, watcher] = await Promise.all([openDatabase(place.database), openDatabase(place.database)]);
  }, 3 * minute);
  afterAll(async () => {
    await Promise.all([locker.orm.close(), watcher.orm.close()]);
    for (const server of servers) await server.stop();
    await place.remove();
  });

  const execute = <Row extends object>(sql: string, parameters: unknown[] = []) =>
    watcher.orm.em.fork().execute<Row[]>(sql, parameters);
  /** On the one connection that it has. */
  const lock = (statement: string) => locker.orm.em.fork().execute(statement);
  const jobs = () =>
    execute<JobRow>("select kind, state, attempts from job where kind in (?, ?) order by kind, attempts", kinds);
  const countWhere = async (condition: string) => {
    const rows = await execute<{ kind: string; count: number }>(
      `select kind, count(*)::int as count from job where kind in (?, ?) and ${condition} group by kind order by kind`,
      kinds,
    );
    return rows.map((row) => [row.kind, row.count]);
  };

  /** Posts that are due in an hour, as an administrator plans them. */
  async function planPosts(): Promise<void> {
    const origin = servers[0]?.origin ?? "";
    const token = await tokenOf(origin, administrator);
    const publishAt = new Date(Date.now() + 60 * minute).toISOString();
    for (let number = 0; number < count; number += 1) {
      const response = await fetch(`${origin}/api/post/planned`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        body: JSON.stringify({ type: "NOTICE", title: `맡긴 글 ${number}`, content: "<p>글</p>", publishAt }),
      });
      expect([response.status, response.ok ? "" : await response.text()]).toEqual([200, ""]);
    }
  }

  /** Files as they come with a post, to be read in an hour. */
  async function addFiles(): Promise<void> {
    for (let number = 0; number < count; number += 1) {
      const id = randomUUID();
      await execute(
        "insert into attachment (id, name, kind, bytes, sha256, created_at) values (?, ?, 'txt', 1, '', now())",
        [id, `맡긴 파일 ${number}.txt`],
      );
      await execute("insert into attachment_text (attachment_id, due_at) values (?, now())", [id]);
      await execute(
        `insert into job (kind, key, data, state, attempts, created_at, due_at)
          values ('file-text', ?, ?, 'WAITING', 0, now(), now() + interval '1 hour')`,
        [id, JSON.stringify({ attachmentId: id })],
      );
    }
  }

  test(
    "DAY-03 one is killed while it does one of each kind: everything is done, and nothing else is begun twice",
    { timeout: 5 * minute },
    async () => {
      await planPosts();
      await addFiles();
      await execute("update planned_post set publish_at = now()");
      // What a process begins cannot end while these tables are held: each of the two stands with one of each kind.
      await lock("begin");
      await lock("lock table attachment_text, planned_post in share mode");
      await execute("update job set due_at = now() where kind in (?, ?)", kinds);
      const begun = "state = 'WAITING' and attempts = 1 and due_at > now()";
      await expect.poll(() => countWhere(begun), { timeout: minute }).toEqual(kinds.map((kind) => [kind, 2]));
      servers[0]?.child.kill("SIGKILL");
      await servers[0]?.exited;
      await lock("commit");
      await expect
        .poll(() => countWhere("state = 'WAITING'"), { timeout: 2 * minute })
        .toEqual(kinds.map((kind) => [kind, 1]));
      // What the dead one had begun is taken for lost after a minute, which passes here.
      await execute("update job set due_at = now() where state = 'WAITING' and kind in (?, ?)", kinds);
      await expect
        .poll(() => countWhere("state = 'DONE'"), { timeout: minute })
        .toEqual(kinds.map((kind) => [kind, count]));
      const twice = (await jobs()).filter(({ attempts }) => attempts !== 1);
      expect(twice).toEqual(kinds.map((kind) => ({ kind, state: "DONE", attempts: 2 })));
      const posts = await execute<{ title: string }>("select title from post where title like '맡긴 글 %' order by id");
      expect(posts.map(({ title }) => title).toSorted()).toEqual(
        Array.from({ length: count }, (_, number) => `맡긴 글 ${number}`).toSorted(),
      );
      const found = await execute(
        `select from attachment_text join attachment on id = attachment_id
          where due_at is null and text = name and name like '맡긴 파일 %'`,
      );
      expect(found).toHaveLength(count);
    },
  );
});
