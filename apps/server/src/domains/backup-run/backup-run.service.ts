import { randomUUID } from "node:crypto";
import type { BackupHealth } from "@bulmo/contracts/backup-run";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { BackupRun } from "@bulmo/entities/backup-run.entity";
import { sql } from "kysely";

/** A night and two hours, in milliseconds: after this the next backup should long be there. */
const goodFor = 26 * 60 * 60_000;

/** Milliseconds after which a site whose setting says off is taken at its word: another process may take them. */
const quietFor = 48 * 60 * 60_000;

/** Days for which a run is remembered, as the months of backups go. */
const shownFor = 400;

export type BackupFailure = NonNullable<BackupRun["failure"]>;

/** One begins; what an earlier one left open was killed. Answers its id. */
export async function beginRun(em: EntityManager, name: string, startedAt: Date): Promise<string> {
  const id = randomUUID();
  await em.transactional(async (tx) => {
    await tx.nativeUpdate(BackupRun, { endedAt: null }, { endedAt: startedAt, failure: "INTERRUPTED" });
    await tx.insert(BackupRun, { id, name, startedAt, bytes: 0, rows: 0, files: 0, missing: 0 });
  });
  return id;
}

type Ending = Partial<Pick<BackupRun, "bytes" | "rows" | "files" | "missing">> & {
  endedAt: Date;
  failure: BackupFailure | null;
};

/** It is over, unless another has taken it for killed meanwhile. */
export async function endRun(em: EntityManager, id: string, ending: Ending): Promise<void> {
  await em.nativeUpdate(BackupRun, { id, endedAt: null }, ending);
}

const good = { endedAt: { $ne: null }, failure: null } as const;

const latest = { orderBy: { startedAt: "desc" }, limit: 1 } as const;

/** The last one that was restored and came back as it was. */
async function findLastGood(em: EntityManager): Promise<BackupRun | null> {
  const [run] = await em.find(BackupRun, good, latest);
  return run ?? null;
}

/** Bytes that a backup will about take: as many as the last one, or as the storage has, whichever is more. */
export async function expectBytes(em: EntityManager): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select (select coalesce(sum(stored_bytes), 0) from upload) + (select coalesce(sum(bytes), 0) from attachment)
      as bytes`.execute(em.getKysely<Tables>());
  return Math.max(Number(rows[0]?.bytes ?? 0), (await findLastGood(em))?.bytes ?? 0);
}

/** Milliseconds since the moment that the last good backup is of; null where there is none. */
export async function findBackupAge(em: EntityManager, now: Date): Promise<number | null> {
  const run = await findLastGood(em);
  return run && now.getTime() - run.startedAt.getTime();
}

type Asked = { now: Date; /** Whether this process takes backups at night. */ isOn: boolean };
type Known = { lastGood: BackupRun | null; last: BackupRun | null };

function stateOf({ lastGood, last }: Known, { now, isOn }: Asked): BackupHealth["state"] {
  const age = (run: BackupRun) => now.getTime() - run.startedAt.getTime();
  if (lastGood && age(lastGood) <= goodFor) return "GOOD";
  if (!isOn && (!last || age(last) > quietFor)) return "OFF";
  return lastGood || last?.failure ? "LATE" : "NONE";
}

/** Whether there is a backup of last night, and what became of the latest. */
export async function findBackupHealth(em: EntityManager, asked: Asked): Promise<BackupHealth> {
  const lastGood = await findLastGood(em);
  const [last = null] = await em.find(BackupRun, {}, latest);
  return {
    state: stateOf({ lastGood, last }, asked),
    lastGood: lastGood && {
      startedAt: lastGood.startedAt.toISOString(),
      seconds: Math.round(((lastGood.endedAt ?? lastGood.startedAt).getTime() - lastGood.startedAt.getTime()) / 1000),
      name: lastGood.name,
      bytes: lastGood.bytes,
      rows: lastGood.rows,
      files: lastGood.files,
      missing: lastGood.missing,
    },
    failure: last?.failure ? { reason: last.failure, startedAt: last.startedAt.toISOString() } : null,
  };
}

/** Forgets what no archive is left of. The last good one stays known, however old it is. */
export async function sweepRuns(em: EntityManager): Promise<void> {
  await sql`
    delete from backup_run where started_at < now() - make_interval(days => ${sql.lit(shownFor)})
      and id is distinct from (
        select id from backup_run where ended_at is not null and failure is null order by started_at desc limit 1)`.execute(
    em.getKysely<Tables>(),
  );
}
