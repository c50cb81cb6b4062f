import { koreanDay } from "@bulmo/contracts/korean-day";
import type { Dashboard, Disk, VisitDay } from "@bulmo/contracts/dashboard";
import { readRoom } from "../../platform/storage/disk-room.ts";
import type { Context } from "../../trpc.ts";
import { findBackupHealth } from "../backup-run/backup-run.service.ts";
import { countFailedJobs, findDelayedMails } from "../job/job-health.service.ts";
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
    failedJobs: await countFailedJobs(em),
    delayedMails: await findDelayedMails(em),
    backup,
    disks: await readDisks(context, backup.lastGood?.bytes ?? 0),
    visitDays: everyDay(now(), await listVisitDays(em, since)),
    visitedPages: visited.map(({ path, count }) => ({ path, title: titles.get(path) ?? null, count })),
    misses: await listMisses(em, since, mostNamed),
  };
}
