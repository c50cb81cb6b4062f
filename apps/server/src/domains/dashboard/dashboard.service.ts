import { koreanDay } from "@bulmo/contracts/korean-day";
import type { Dashboard, Disk, VisitDay } from "@bulmo/contracts/dashboard";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { readRoom } from "../../platform/storage/disk-room.ts";
import type { Context } from "../../trpc.ts";
import { findBackupHealth } from "../backup-run/backup-run.service.ts";
import { listMisses } from "../search/search-miss.service.ts";
import { listVisitDays, listVisitedPages } from "../visit/visit.service.ts";
import { findTitles } from "./page-title.query.ts";
import { listTasks } from "./waiting-task.service.ts";

const day = 24 * 60 * 60_000;

/** Days of which visits and searches are told, today among them. */
const shownDays = 30;

/** Pages, and words, that are named. */
const mostNamed = 10;

/** What of a disk must be free (docs/operations.md). */
const leastShare = 1 / 5;
const leastBackups = 2;

async function countFailed(em: EntityManager): Promise<Dashboard["failedJobs"]> {
  const { rows } = await sql<Dashboard["failedJobs"]>`
    select (count(*) filter (where kind = 'mail'))::int as mails, (count(*) filter (where kind <> 'mail'))::int as others
    from job where state = 'FAILED'`.execute(em.getKysely<Tables>());
  return rows[0] ?? { mails: 0, others: 0 };
}

/**
 * Mails of which a second attempt failed too: the mail server is away, hours before the first of them is given up. One that
 * is being tried at this moment has no error. What waits for the morning by law has not failed.
 */
async function findDelayed(em: EntityManager): Promise<Dashboard["delayedMails"]> {
  const { rows } = await sql<{ count: number; since: Date | string | null }>`
    select count(*)::int as count, min(created_at) as since from job
    where kind = 'mail' and state = 'WAITING' and attempts >= (case when last_error is null then 3 else 2 end)
      and last_error is distinct from 'NIGHT'`.execute(em.getKysely<Tables>());
  const { count = 0, since = null } = rows[0] ?? {};
  return { count, since: since && new Date(since).toISOString() };
}

/** The disk of the site, and that of its backups where it is another. */
async function readDisks({ upkeep }: Pick<Context, "upkeep">, backupBytes: number): Promise<Disk[]> {
  const data = await readRoom(upkeep.dataDirectory);
  const backup = await readRoom(upkeep.backupDirectory);
  const told = ({ freeBytes, totalBytes }: typeof data, name: Disk["name"]): Disk => ({
    name,
    freeBytes,
    totalBytes,
    isLow: freeBytes < totalBytes * leastShare || freeBytes < backupBytes * leastBackups,
  });
  return [told(data, "DATA"), ...(backup.device === data.device ? [] : [told(backup, "BACKUP")])];
}

/** Every day up to today, those too on which nobody came. */
function everyDay(today: Date, counted: readonly VisitDay[]): VisitDay[] {
  const known = new Map(counted.map((one) => [one.day, one]));
  return Array.from({ length: shownDays }, (_, place) => {
    const date = koreanDay(new Date(today.getTime() - (shownDays - 1 - place) * day));
    return known.get(date) ?? { day: date, people: 0, robots: 0 };
  });
}

type ReadContext = Parameters<typeof listTasks>[0] & Pick<Context, "upkeep">;

/** What waits, what is wrong, and what was read: an administrator's first page (DAY-07). */
export async function getDashboard(context: ReadContext): Promise<Dashboard> {
  const { em, now, upkeep } = context;
  const since = koreanDay(new Date(now().getTime() - (shownDays - 1) * day));
  const visited = await listVisitedPages(em, since, mostNamed);
  const known = { boards: await context.boards(), pages: await context.pageIndex() };
  const titles = await findTitles(
    em,
    known,
    visited.map(({ path }) => path),
  );
  const backup = await findBackupHealth(em, { now: now(), isOn: upkeep.hasNightlyBackup });
  return {
    tasks: await listTasks(context),
    failedJobs: await countFailed(em),
    delayedMails: await findDelayed(em),
    backup,
    disks: await readDisks(context, backup.lastGood?.bytes ?? 0),
    visitDays: everyDay(now(), await listVisitDays(em, since)),
    visitedPages: visited.map(({ path, count }) => ({ path, title: titles.get(path) ?? null, count })),
    misses: await listMisses(em, since, mostNamed),
  };
}
