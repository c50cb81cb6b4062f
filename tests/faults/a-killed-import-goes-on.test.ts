import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "@bulmo/entities/database";
import { isLong } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { largeGnuboard5Sql, writeLargeFiles } from "../../apps/server/testing/old-site/large-gnuboard5.ts";
import { useMariadb } from "../../apps/server/testing/old-site/old-server.ts";
import { runCommand } from "../harness/command.ts";
import { type Place, places } from "../harness/wiped-site.ts";

/** As IMP-05's issue has it in the long run. */
const site = isLong
  ? { members: 1_000, posts: 100_000, comments: 300_000, files: 20_000 }
  : { members: 60, posts: 150, comments: 300, files: 25 };

const kills = isLong ? 5 : 2;

const minute = 60_000;

const script = fileURLToPath(new URL("../../apps/server/src/commands/import.ts", import.meta.url));

/** What an import writes, but for when. */
const questions = [
  `select count(*) from "user"`,
  "select count(*) from old_password",
  "select type, count(*), max(index) from stored_post group by type order by type",
  "select type, post_count, last_index from board_counter where sub_type = 0 order by type",
  "select md5(string_agg(type || index || title || content || created_at || views, '|' order by type, index)) from stored_post",
  "select md5(string_agg(comment.content || stored_post.title || coalesce(parent.content, ''), '|' order by comment.content, stored_post.title)) from comment join stored_post on stored_post.id = post_id left join comment as parent on parent.id = comment.parent_id",
  "select count(*), count(owner), sum(bytes) from attachment",
  "select count(*), count(*) filter (where unused_since is null) from upload",
  "select kind, count(*), count(*) filter (where has_old_links) from import_origin group by kind order by kind",
];

async function readAll({ env }: Place): Promise<unknown[]> {
  const { DATABASE_URL: url, DATA_DIR: directory = "" } = env;
  const database = await openDatabase(url ? { url, poolSize: 1 } : { directory: `${directory}/database` });
  try {
    const answers: unknown[] = [];
    for (const question of questions) answers.push(await database.orm.em.fork().execute(question));
    return answers;
  } finally {
    await database.orm.close();
  }
}

/** The embedded database has what the server has, and takes three times as long. */
const tried = isLong ? places : places.slice(-1);

describe.each(tried)("IMP-05 on $name", ({ open }) => {
  const undo = new AsyncDisposableStack();
  let url = "";
  let files = "";

  beforeAll(async () => {
    const mariadb = await useMariadb();
    undo.defer(mariadb.release);
    const name = `killed_${process.pid}_${Date.now()}`;
    mariadb.run(`create database ${name} character set utf8mb4; use ${name};\n${largeGnuboard5Sql(site)}`);
    url = mariadb.url(name);
    const written = await writeLargeFiles(site);
    undo.defer(written.remove);
    files = written.folder;
  }, 5 * minute);
  afterAll(() => undo.disposeAsync());

  const words = () => ["gnuboard5", "--from", url, "--files", files, "--site", "https://old.example"];

  /** Looks first, as everybody has to: that writes down which board becomes which. */
  async function prepare(): Promise<Place> {
    const place = await open();
    undo.defer(place.remove);
    const looked = await runCommand("import", words(), { ...place.env, SAMPLE_DATA: "off" });
    expect(looked).toMatchObject({ code: 0, out: expect.stringContaining("시험 실행입니다") });
    return place;
  }

  /** How long a whole import takes, and what there is after it. */
  async function importWhole() {
    const place = await prepare();
    const begun = performance.now();
    const moved = await runCommand("import", [...words(), "--go"], place.env);
    expect(moved).toMatchObject({ code: 0, out: expect.stringContaining("옮기기를 마쳤습니다") });
    return { took: performance.now() - begun, there: await readAll(place) };
  }

  test(
    `killed ${kills} times on the way, the end is the same as without`,
    { timeout: isLong ? 120 * minute : 5 * minute },
    async () => {
      const { took, there } = await importWhole();
      const place = await prepare();
      for (let kill = 1; kill <= kills; kill += 1) {
        const child = spawn(process.execPath, [script, ...words(), "--go"], {
          env: { PATH: process.env["PATH"], ...place.env },
          stdio: "ignore",
        });
        const ended = once(child, "exit");
        await Promise.race([pause((took * (kill + 1)) / (kills + 2)), ended]);
        child.kill("SIGKILL");
        await ended;
      }
      const moved = await runCommand("import", [...words(), "--go"], place.env);
      expect(moved).toMatchObject({ code: 0, out: expect.stringContaining("옮기기를 마쳤습니다") });
      expect(await readAll(place)).toEqual(there);
    },
  );
});
