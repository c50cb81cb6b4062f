import { createHash } from "node:crypto";
import { mkdir, mkdtemp, open, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BackupRun } from "@bulmo/entities/backup-run.entity";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { createUser, proveEmail } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { createLog } from "../../platform/log/log.ts";
import { findBackupHealth } from "../../domains/backup-run/backup-run.service.ts";
import { openArchive, writeArchive } from "./archive.ts";
import { checkApart } from "./check-apart.ts";
import { parseManifest } from "./manifest.ts";
import { createNightlyBackup } from "./nightly-backup.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Ten to three in Korea. */
const evening = Date.parse("2026-11-26T17:50:00Z");

const archive = "bulmo-night-2026-11-27.tar";

type Check = typeof checkApart;

/** Changes one bit in the middle, as a disk does. */
const damaged: Check = async (path, ...rest) => {
  const file = await open(path, "r+");
  const byte = Buffer.alloc(1);
  const middle = Math.floor((await stat(path)).size / 2);
  await file.read(byte, 0, 1, middle);
  byte.writeUInt8(byte.readUInt8() ^ 1);
  await file.write(byte, 0, 1, middle);
  await file.close();
  return checkApart(path, ...rest);
};

/** Leaves out the last row of a table, and everything that could tell but for how many there were. */
const oneRowFewer: Check = async (path, ...rest) => {
  const directory = await mkdtemp(join(tmpdir(), "bulmo-fewer-"));
  await openArchive(path, directory);
  const manifest = parseManifest(await readFile(join(directory, "manifest.json"), "utf8"));
  const table = manifest.tables.find(({ name }) => name === "chronicle");
  const file = join(directory, "tables", "chronicle.jsonl");
  const lines = (await readFile(file, "utf8")).trimEnd().split("\n").slice(0, -1);
  const text = lines.map((line) => `${line}\n`).join("");
  await writeFile(file, text);
  if (table) table.sha256 = createHash("sha256").update(text).digest("hex");
  await writeFile(join(directory, "manifest.json"), JSON.stringify(manifest));
  await rm(path);
  await writeArchive(directory, ["manifest.json", "tables"], path);
  await rm(directory, { recursive: true });
  return checkApart(path, ...rest);
};

const gone: Check = (path, ...rest) => checkApart(`${path}.gone`, ...rest);

describe.each(testServers(testDatabaseUrl))("a backup every night on $name", (server) => {
  let site: Site;
  let at = evening;
  let shelf: string;
  const now = () => new Date(at);

  beforeAll(async () => {
    site = await openSite(server, { now, hasNightlyBackup: true, hasMetrics: true });
    shelf = join(site.dataDirectory, "backups");
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    at = evening;
    await site.fork().execute("delete from backup_run");
    await site.fork().execute("delete from job");
    await rm(shelf, { recursive: true, force: true });
  });

  const runs = () => site.fork().find(BackupRun, {}, { orderBy: { startedAt: "asc" } });
  const health = () => findBackupHealth(site.fork(), { now: now(), isOn: true });
  const filesOf = () => readdir(shelf).catch(() => [] as string[]);
  const leftBeside = async () => (await readdir(site.dataDirectory)).filter((name) => name.startsWith("backup-room"));

  /** One attempt with a fault planted; answers the word that it failed with. */
  async function attempt(check: Check, signal = new AbortController().signal): Promise<unknown> {
    const settings = {
      dataDirectory: site.dataDirectory,
      backupDirectory: shelf,
      databaseUrl: undefined,
      objectStore: undefined,
    };
    const { run } = createNightlyBackup({ database: site.database, settings, now, log: createLog("silent"), check });
    const job = { id: "", kind: "", subject: "", data: {}, attempts: 1, createdAt: now() };
    return run(job, signal).then(
      () => "good",
      (error: unknown) => (error as { reason?: string }).reason,
    );
  }

  test("DAY-08 at three in Korea one is taken, restored elsewhere and compared; once, however often it is asked for", async () => {
    for (let asked = 0; asked < 3; asked += 1) await site.planJobs();
    await site.jobs.flush();
    expect(await runs()).toEqual([]);
    expect((await health()).state).toBe("NONE");
    at += 10 * minute;
    await Promise.all([site.planJobs(), site.jobs.flush(), site.planJobs(), site.jobs.flush()]);
    await site.jobs.flush();
    const [run, ...more] = await runs();
    expect(more).toEqual([]);
    expect(run).toMatchObject({ name: archive, failure: null, missing: 0 });
    expect(run?.endedAt).not.toBeNull();
    expect(run?.rows).toBeGreaterThan(100);
    expect(run?.bytes).toBe((await stat(join(shelf, archive))).size);
    expect(await filesOf()).toEqual([archive]);
    expect(await leftBeside()).toEqual([]);
    expect(await health()).toMatchObject({ state: "GOOD", lastGood: { name: archive }, failure: null });
    at += hour;
    const metrics = await (await fetch(`${site.origin}/metrics`)).text();
    expect(metrics).toMatch(/^bulmo_backup_age_seconds\{kind="nightly"\} 3600$/mu);
    at += 26 * hour;
    expect((await health()).state).toBe("LATE");
  }, 120_000);

  test("DAY-08 two processes take one", async () => {
    const other = await openSite(server, { now, hasNightlyBackup: true, beside: site });
    onTestFinished(() => other.close());
    await Promise.all([site.planJobs(), other.planJobs()]);
    at += 10 * minute;
    await Promise.all([site.jobs.flush(), other.jobs.flush()]);
    expect((await runs()).map(({ failure }) => failure)).toEqual([null]);
  }, 120_000);

  test.each([
    ["a byte that has changed", damaged, "DAMAGED"],
    ["a table with a row fewer", oneRowFewer, "DIFFERENT"],
    ["an archive that cannot be opened", gone, "NOT_CHECKED"],
  ])(
    "DAY-08 %s is told; nothing of it is left, and the good one of before stays",
    async (_name, check, failure) => {
      await mkdir(shelf, { recursive: true });
      for (const good of ["bulmo-night-2026-11-26.tar", "bulmo-by-hand.tar"]) await writeFile(join(shelf, good), "");
      expect(await attempt(check)).toBe(failure);
      expect((await runs()).map((run) => run.failure)).toEqual([failure]);
      expect((await filesOf()).toSorted()).toEqual(["bulmo-by-hand.tar", "bulmo-night-2026-11-26.tar"]);
      expect(await leftBeside()).toEqual([]);
      expect(await health()).toMatchObject({ state: "LATE", lastGood: null, failure: { reason: failure } });
    },
    120_000,
  );

  test("DAY-08 a disk without room for it is told before anything is written", async () => {
    const id = "0d6f1c5e-5b0e-4a55-9c43-7a3f0f7d9b21";
    const before = new Date(at - 24 * hour);
    await site.fork().insert(BackupRun, {
      id,
      startedAt: before,
      endedAt: before,
      name: "",
      bytes: 1e15,
      rows: 1,
      files: 0,
      missing: 0,
    });
    expect(await attempt(checkApart)).toBe("NO_ROOM");
    expect(await filesOf()).toEqual([]);
    // The day's own is still good.
    expect(await health()).toMatchObject({ state: "GOOD", failure: { reason: "NO_ROOM" } });
  });

  test("DAY-08 killed in the middle, it is begun again over what was left; a stop says so", async () => {
    await mkdir(join(site.dataDirectory, "backup-room-night", "tables"), { recursive: true });
    await mkdir(join(shelf, "bulmo-night-check", "database"), { recursive: true });
    await writeFile(join(shelf, "bulmo-night-2026-11-27.unchecked.tar.part"), "half");
    const id = "0d6f1c5e-5b0e-4a55-9c43-7a3f0f7d9b21";
    await site
      .fork()
      .insert(BackupRun, { id, startedAt: now(), name: archive, bytes: 0, rows: 0, files: 0, missing: 0 });
    at += minute;
    expect(await attempt(checkApart)).toBe("good");
    expect((await runs()).map(({ failure }) => failure)).toEqual(["INTERRUPTED", null]);
    expect(await filesOf()).toEqual([archive]);
    expect(await leftBeside()).toEqual([]);
    const stopping = new AbortController();
    stopping.abort(new Error("the site is stopping"));
    at += minute;
    expect(await attempt(checkApart, stopping.signal)).toBe("INTERRUPTED");
    expect(await filesOf()).toEqual([archive]);
  }, 120_000);

  test("DAY-08 a failed night is tried again twice, and then administrators read of it at nine", async () => {
    const chief = await createUser(site.fork(), { isAdmin: true });
    await proveEmail(site.fork(), chief);
    // A file in the way of the directory: nothing can be written there.
    await writeFile(shelf, "");
    onTestFinished(() => rm(shelf, { force: true }));
    await site.planJobs();
    at += 10 * minute;
    for (const pause of [0, 10, 60]) {
      at += pause * minute;
      await site.jobs.flush();
    }
    const [job] = await site
      .fork()
      .execute("select state, attempts from job where kind = 'nightly-backup' and key = '2026-11-27'");
    expect(job).toMatchObject({ state: "FAILED", attempts: 3 });
    expect((await runs()).map(({ failure }) => failure)).toEqual(["NOT_WRITTEN", "NOT_WRITTEN", "NOT_WRITTEN"]);
    at = evening + 6.2 * hour;
    const [mail] = await site.mailsTo(chief.email);
    expect(mail?.text).toContain("지난밤의 백업이 없습니다. 백업을 쓰지 못했습니다.");
    expect(mail?.text).toContain("/admin");
  });
});
