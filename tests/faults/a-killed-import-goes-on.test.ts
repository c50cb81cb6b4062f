import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { setTimeout as pause } from "node:timers/promises";
import { mostPins } from "@bulmo/contracts/pin";
import { openDatabase } from "@bulmo/entities/database";
import { isLong } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { largeGnuboard5Sql, writeLargeFiles } from "../../apps/server/testing/old-site/large-gnuboard5.ts";
import { useMariadb } from "../../apps/server/testing/old-site/old-server.ts";
import manifest from "../../package.json" with { type: "json" };
import { peakMegabytes } from "../bench/cpu.ts";
import { runCommand } from "../harness/command.ts";
import { type Place, places } from "../harness/wiped-site.ts";

/** As IMP-05's issue has it in the long run. */
const site = isLong
  ? { members: 1_000, posts: 100_000, comments: 300_000, files: 20_000 }
  : { members: 60, posts: 150, comments: 300, files: 25 };

/** What the issue of moving in gives 100,000 posts on two cores. */
const most = { minutes: 30, megabytes: 400 };

const kills = isLong ? 5 : 2;

const minute = 60_000;

/** With which Node is started by `npm run import`. */
const flags = manifest.scripts.import.split(" ").filter((word) => word.startsWith("--"));

const script = fileURLToPath(new URL("../../apps/server/src/commands/import.ts", import.meta.url));

/** Who wrote a row, by a name that is the same on both sites. */
const writerOf = (table: string) => `left join "user" on "user".id = ${table}.user_id`;

/** Which of the notices stand above the list. */
const pinned = "select type, index from post where pinned_until is not null order by type, index";

/** What an import writes, but for when: numbers and digests, in which nothing is named by an id that is made anew. */
const questions = [
  `select count(*), md5(string_agg(username || nickname || name || email || is_active || created_at, '|' order by username)) from "user"`,
  `select count(*), md5(string_agg(username || hash, '|' order by username)) from old_password join "user" on "user".id = user_id`,
  "select count(*), count(distinct user_id) from consent",
  "select type, count(*), max(index) from stored_post group by type order by type",
  "select type, post_count, last_index from board_counter where sub_type = 0 order by type",
  `select md5(string_agg(stored_post.type || index || title || content || heading || stored_post.created_at || views || like_count
    || coalesce(author_name, username, ''), '|' order by stored_post.type, index)) from stored_post ${writerOf("stored_post")}`,
  pinned,
  `select count(*), md5(string_agg(comment.content || comment.created_at || coalesce(comment.author_name, username, '') || title
    || coalesce(parent.content, ''), '|' order by comment.content, title)) from comment join stored_post on stored_post.id = post_id
    left join comment as parent on parent.id = comment.parent_id ${writerOf("comment")}`,
  "select count(*) from post_like",
  `select count(*), sum(bytes), md5(string_agg(name || sha256 || place || type || index, '|' order by type, index, place))
    from attachment join stored_post on owner = 'post:' || stored_post.id`,
  "select count(*), count(owner) from attachment",
  `select count(*), md5(string_agg(upload_hash || type || index, '|' order by type, index, upload_hash))
    from upload_use join stored_post on owner = 'post:' || stored_post.id`,
  "select count(*), count(*) filter (where unused_since is null) from upload",
  `select kind, count(*), count(*) filter (where has_old_links), md5(string_agg(key, '|' order by key collate "C")) from import_origin
    group by kind order by kind`,
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

describe.each(places)("IMP-05 on $name", ({ openEmpty }) => {
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
    const place = await openEmpty();
    undo.defer(place.remove);
    const looked = await runCommand("import", words(), { ...place.env, SAMPLE_DATA: "off" });
    expect(looked).toMatchObject({ code: 0, out: expect.stringContaining("시험 실행입니다") });
    return place;
  }

  function begin(place: Place) {
    const child = spawn(process.execPath, [...flags, script, ...words(), "--go"], {
      env: { PATH: process.env["PATH"], ...place.env },
      stdio: ["ignore", "ignore", "pipe"],
    });
    const ended = once(child, "exit") as Promise<[number | null, NodeJS.Signals | null]>;
    // The first that it says is of the first members whom it has brought.
    const begun = Promise.race([once(child.stderr, "data"), ended]);
    child.stderr.resume();
    return { child, begun, ended };
  }

  /** How long a whole import takes once it has begun, in milliseconds, its most memory, and what there is after it. */
  async function importWhole() {
    const place = await prepare();
    const { child, begun, ended } = begin(place);
    await begun;
    const from = performance.now();
    let megabytes = 0;
    const watch = setInterval(() => (megabytes = Math.max(megabytes, peakMegabytes(child.pid ?? 0))), 100);
    const end = await ended;
    clearInterval(watch);
    expect(end).toEqual([0, null]);
    return { took: performance.now() - from, megabytes, there: await readAll(place) };
  }

  /** Whether it was killed on its way, `share` of its time after it began. */
  async function killOnTheWay(place: Place, share: number): Promise<boolean> {
    const { child, begun, ended } = begin(place);
    await begun;
    await Promise.race([pause(share), ended]);
    child.kill("SIGKILL");
    const [, signal] = await ended;
    return signal === "SIGKILL";
  }

  test(
    `killed ${kills} times on the way, the end is the same as without; run again, nothing doubles`,
    { timeout: isLong ? 120 * minute : 5 * minute },
    async ({ annotate }) => {
      const { took, megabytes, there } = await importWhole();
      await annotate(`moved in ${Math.round(took / 1_000)} s, at most ${Math.round(megabytes)} MB`);
      expect(took).toBeLessThan(most.minutes * minute);
      expect(megabytes).toBeGreaterThan(0);
      expect(megabytes).toBeLessThan(most.megabytes);
      expect(there[questions.indexOf(pinned)]).toHaveLength(mostPins);
      const place = await prepare();
      const killed: boolean[] = [];
      // What each of them has to look through again makes its own part smaller.
      for (let kill = 1; kill <= kills; kill += 1) killed.push(await killOnTheWay(place, took / (kills + 1)));
      // A computer that has less to do by then may bring the last to its end.
      expect(killed.filter(Boolean).length).toBeGreaterThanOrEqual(kills - 1);
      const moved = await runCommand("import", [...words(), "--go"], place.env);
      expect(moved).toMatchObject({ code: 0, out: expect.stringContaining("옮기기를 마쳤습니다") });
      expect(await readAll(place)).toEqual(there);
      const again = await runCommand("import", [...words(), "--go"], place.env);
      expect(again).toMatchObject({ code: 0, out: expect.stringMatching(/글: .* = 옮김 0 \+ 전에 옮김/u) });
      expect(await readAll(place)).toEqual(there);
    },
  );
});
