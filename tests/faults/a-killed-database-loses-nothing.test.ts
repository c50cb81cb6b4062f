import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startThrowawayPostgres } from "../../scripts/throwaway-postgres.mjs";
import { tokenOf } from "../harness/account.ts";
import { type CrashingPostgres, holdPostgres } from "../harness/crashing-postgres.ts";
import { readSite, readTables } from "../harness/found-writes.ts";
import { openJournal } from "../harness/journal.ts";
import { type ServerProcess, spawnServer, temporaryDirectory } from "../harness/server-process.ts";
import { contradictionsIn } from "../harness/soundness-of-tables.ts";
import { lookAtPictures } from "../harness/stored-pictures.ts";
import { askers, writeAll } from "../harness/writers.ts";

const rounds = process.env["BULMO_TEST_LONG"] ? 20 : 2;

const minute = 60_000;

/** Milliseconds from PostgreSQL's first connection to a write that succeeds. */
const recovery = 5_000;

const postgres = await startThrowawayPostgres();

describe.runIf(postgres)("hazard 14: PostgreSQL itself is killed", () => {
  const journal = openJournal();
  const url = postgres?.url ?? "";
  let database: CrashingPostgres;
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
  let server: ServerProcess;

  beforeAll(async () => {
    database = await holdPostgres(url);
    directory = await temporaryDirectory();
    server = await spawnServer({
      DATABASE_URL: url,
      DATA_DIR: directory.path,
      SESSION_SECRET: "s".repeat(32),
      SAMPLE_DATA: "on",
      SAMPLE_WORKS: "0",
      RATE_LIMITS: "off",
      LOG_LEVEL: "fatal",
    });
    await server.ready();
  }, 2 * minute);
  afterAll(async () => {
    await server.stop();
    await database.stop();
    await postgres?.stop();
    await directory.remove();
  });

  const killWhileWriting = async (word: string) => {
    const over = new AbortController();
    const enough = journal.acknowledged() + 60 + Math.floor(Math.random() * 120);
    const writing = writeAll({ origin: server.origin, journal, word, signal: over.signal });
    const reach = async () => {
      await expect.poll(journal.acknowledged, { timeout: minute, interval: 1 }).toBeGreaterThan(enough);
    };
    await Promise.race([reach(), writing]);
    over.abort();
    await database.crash();
    await writing;
  };

  const writesAgain = async () => {
    const [account] = askers;
    const token = account ? await tokenOf(server.origin, account).catch(() => "") : "";
    const body = JSON.stringify({ type: "QNA", title: "다시 살아난 물음", content: "<p>다시</p>" });
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    return (await fetch(`${server.origin}/api/post`, { method: "POST", headers, body })).status;
  };

  test(
    `${rounds} times killed while writing, nothing is lost and the site goes on by itself`,
    { timeout: rounds * minute },
    async () => {
      const { pid } = server.child;
      for (let round = 1; round <= rounds; round += 1) {
        const word = `w${String(round).padStart(3, "0")}`;
        await killWhileWriting(word);
        expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
        await database.comeBack();
        await expect.poll(writesAgain, { timeout: recovery, interval: 100 }).toBe(200);
        expect(journal.compare(await readSite(server.origin, journal, word), word)).toEqual({ lost: [], foreign: [] });
      }
      expect({ pid: server.child.pid, exitCode: server.child.exitCode }).toEqual({ pid, exitCode: null });
    },
  );

  test("its tables and files are whole", { timeout: 5 * minute }, async ({ annotate }) => {
    const target = { url, poolSize: 1 };
    expect(journal.compare(await readTables(target, journal))).toEqual({ lost: [], foreign: [] });
    expect(await contradictionsIn(target)).toEqual([]);
    expect((await lookAtPictures(join(directory.path, "uploads"))).faults).toEqual([]);
    await annotate(`${rounds} kills of PostgreSQL, ${journal.acknowledged()} acknowledged writes`);
  });
});
