import { mkdir, rename, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { koreanDay } from "@bulmo/contracts/korean-day";
import type { Database, EntityManager } from "@bulmo/entities/database";
import type { Environment } from "../../env.ts";
import { beginRun, endRun, expectBytes } from "../../domains/backup-run/backup-run.service.ts";
import { JobFailure } from "../../platform/job/job-failure.ts";
import type { JobHandler } from "../../platform/job/job-runner.ts";
import { errorWord } from "../../platform/log/error-word.ts";
import type { Log } from "../../platform/log/log.ts";
import { checkApart } from "./check-apart.ts";
import { failureOf } from "./check-backup.ts";
import { archiveOf, removeExpired, removeLeftovers, uncheckedOf } from "./night-archive.ts";
import { takeBackup } from "./take-backup.ts";
import type { BackupSettings } from "./work-directory.ts";

export const nightlyBackup = "nightly-backup";

const minute = 60_000;

/** Bytes besides what is expected: tables grow, and a disk that is full to the last byte stops the site. */
const margin = 64 * 1024 * 1024;

/** In Korea. */
export const backupHour = "03:00";

type Sources = {
  database: Database;
  settings: BackupSettings & Pick<Environment, "backupDirectory">;
  now: () => Date;
  log: Log;
  /** A test may bring one that plants a fault. */
  check?: typeof checkApart;
};

/** The archive, and once more what comes out of it, must find room before anything is written. */
async function assertRoom(em: EntityManager, directory: string): Promise<void> {
  const { bavail, bsize } = await statfs(directory);
  if (bavail * bsize < 2 * (await expectBytes(em)) + margin) throw new JobFailure("NO_ROOM");
}

type Night = { night: string; signal: AbortSignal };

/** Takes it, restores it elsewhere, and gives it its name only then. Answers what came back. */
async function makeBackup({ database, settings, check = checkApart }: Sources, { night, signal }: Night) {
  const { backupDirectory } = settings;
  const unchecked = join(backupDirectory, uncheckedOf(night));
  try {
    await mkdir(backupDirectory, { recursive: true, mode: 0o700 });
    await removeLeftovers(backupDirectory);
    await assertRoom(database.orm.em.fork(), backupDirectory);
    const { missing } = await takeBackup(database, { ...settings, workName: "night" }, unchecked, signal);
    const { rows, files } = await check(unchecked, join(backupDirectory, "bulmo-night-check"), signal);
    const { size: bytes } = await stat(unchecked);
    await rename(unchecked, join(backupDirectory, archiveOf(night)));
    return { rows, files, missing, bytes };
  } catch (error) {
    // An older one stays until one is there that has come back.
    await rm(unchecked, { force: true });
    throw error;
  }
}

const isKnown = (error: unknown): error is JobFailure => error instanceof JobFailure;

function failureFrom(error: unknown, signal: AbortSignal) {
  if (signal.aborted) return "INTERRUPTED";
  return isKnown(error) ? (error.reason as ReturnType<typeof failureOf>) : failureOf(error, "NOT_WRITTEN");
}

/** A backup that was not removed costs room and is no fault of the new one. */
async function removeOld({ settings, log }: Sources, night: string): Promise<void> {
  try {
    const removed = await removeExpired(settings.backupDirectory, night);
    if (removed.length > 0) log.info({ nights: removed }, "old backups removed");
  } catch (error) {
    log.warn({ reason: errorWord(error) }, "old backups were not removed");
  }
}

/** Takes the night's backup, restores it where nobody looks, and says whether it came back (DAY-08, docs/decisions/082). */
export const createNightlyBackup = (sources: Sources): JobHandler => ({
  pauses: [10 * minute, 60 * minute],
  most: 1,
  isLong: true,
  async run(_job, signal) {
    const { database, now, log } = sources;
    const fork = () => database.orm.em.fork();
    const night = koreanDay(now());
    const id = await beginRun(fork(), archiveOf(night), now());
    try {
      const made = await makeBackup(sources, { night, signal });
      await endRun(fork(), id, { ...made, endedAt: now(), failure: null });
      log.info(made, "backup made and restored");
    } catch (error) {
      const failure = failureFrom(error, signal);
      await endRun(fork(), id, { endedAt: now(), failure });
      log.error({ reason: failure, err: isKnown(error) ? error.cause : error }, "no backup this night");
      throw new JobFailure(failure, { cause: error });
    }
    await removeOld(sources, night);
  },
});
