import { z } from "zod";
import { backupHealth } from "./backup-run.ts";
import { dashboardTasks } from "./dashboard-task.ts";
import { timestamp } from "./text.ts";

const count = z.int().nonnegative();

/** Something that waits, and where it is done. */
const waitingItem = z.object({
  title: z.string(),
  /** Of the page on this site. */
  path: z.string(),
  /** Since when it waits; of what is planned, when it is published. */
  at: timestamp(),
});

export const waitingTask = z.object({
  kind: z.enum(dashboardTasks),
  count,
  /** Whether there are more than were counted. */
  isMore: z.boolean(),
  /** What has waited longest, or comes next: a few; of drafts all, since nothing else lists them. */
  items: z.array(waitingItem),
});
export type WaitingTask = z.infer<typeof waitingTask>;

const disk = z.object({
  /** DATA holds the site, BACKUP its backups where these have a disk of their own. */
  name: z.enum(["DATA", "BACKUP"]),
  freeBytes: count,
  totalBytes: count,
  /** Less than a fifth, or less than two backups, is free. */
  isLow: z.boolean(),
});
export type Disk = z.infer<typeof disk>;

const visitDay = z.object({ day: z.iso.date(), people: count, robots: count });
export type VisitDay = z.infer<typeof visitDay>;

const visitedPage = z.object({
  path: z.string(),
  /** Null where the page has no name of its own, or is there no more. */
  title: z.string().nullable(),
  count,
});
export type VisitedPage = z.infer<typeof visitedPage>;

/** What an administrator begins the day with (DAY-07). */
export const dashboardOutput = z.object({
  /** Those of which there is something. */
  tasks: z.array(waitingTask),
  /** Mails and other work behind the scenes that were given up in the last 30 days. */
  failedJobs: z.object({ mails: count, others: count }),
  /** Mails that failed at least twice and are tried again; `since` is when the first of them was asked for. */
  delayedMails: z.object({ count, since: timestamp().nullable() }),
  backup: backupHealth,
  disks: z.array(disk),
  /** Each of the last 30 days, the earliest first. */
  visitDays: z.array(visitDay),
  /** What people opened most in these days. */
  visitedPages: z.array(visitedPage),
  /** What was searched for and not found in these days. */
  misses: z.array(z.object({ word: z.string(), count })),
});
export type Dashboard = z.infer<typeof dashboardOutput>;
