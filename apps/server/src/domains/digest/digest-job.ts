import { koreanDay } from "@bulmo/contracts/korean-day";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { Job } from "@bulmo/entities/job.entity";
import { z } from "zod";
import type { JobHandler } from "../../platform/job/job-runner.ts";
import { findBackupHealth } from "../backup-run/backup-run.service.ts";
import { findUnsigned } from "../audit-review/audit-review.service.ts";
import { findWanting } from "../mail-choice/mail-choice.service.ts";
import type { Notifier } from "../notification/notifier.ts";
import { countApplications } from "../application/application.service.ts";
import { countUnanswered } from "../post/post-unanswered.service.ts";
import { countReported } from "../report/report-list.service.ts";
import { digestMail } from "./digest-mail.ts";

export const digest = "digest";

/** In Korea. */
export const digestHour = "09:00";

type Sources = {
  em: EntityManager;
  notifier: () => Notifier;
  now: () => Date;
  /** Whether this process takes a backup every night. */
  hasNightlyBackup: boolean;
};

/** Why there is no backup of last night; null where there is one, or none is to be. */
async function findLate({ em, now, hasNightlyBackup }: Sources) {
  const { state, lastGood, failure } = await findBackupHealth(em.fork(), { now: now(), isOn: hasNightlyBackup });
  if (state !== "LATE") return null;
  return { lastGoodAt: lastGood?.startedAt ?? null, reason: failure?.reason ?? null };
}

const nothing = { reports: 0, questions: 0, applications: 0, backup: null };

async function findWaiting(sources: Sources) {
  const { em } = sources;
  const reports = await countReported(em.fork());
  const questions = await countUnanswered(em.fork());
  const applications = await countApplications(em.fork());
  return { reports, questions, applications, backup: await findLate(sources) };
}

/** Whether it was due on an earlier day, as of a machine that was off, and that of today tells the same or is about to. */
async function isOvertaken({ em, now }: Sources, day: string): Promise<boolean> {
  const today = koreanDay(now());
  if (day === today) return false;
  const isToCome = now() < new Date(`${today}T${digestHour}:00+09:00`);
  return isToCome || (await em.fork().count(Job, { kind: digest, key: today })) > 0;
}

/** Tells administrators of what waits, on days on which something does. */
export const createDigestJob = (sources: Sources): JobHandler => ({
  pauses: [60_000, 10 * 60_000, 60 * 60_000],
  most: 1,
  async run({ data }) {
    const { em, notifier } = sources;
    const { day: key } = z.object({ day: z.string() }).parse(data);
    const isLate = await isOvertaken(sources, key);
    const waiting = isLate ? nothing : await findWaiting(sources);
    // On the first of a month administrators hear that the one before waits to be gone through (docs/decisions/084).
    const review = key.endsWith("-01") ? await findUnsigned(em.fork(), new Date(`${key}T00:00:00Z`)) : null;
    const { reports, questions, applications, backup } = waiting;
    if (reports + questions + applications === 0 && backup === null && review === null)
      return isLate ? "LATE" : "NOBODY";
    const administrators = await em
      .fork()
      .getKysely<Tables>()
      .selectFrom("user")
      .select("id")
      .where("is_admin", "=", true)
      .execute();
    const readers = await findWanting(
      em,
      "DIGEST",
      administrators.map(({ id }) => id),
    );
    await notifier().send(em.fork(), digestMail, {
      data: { ...waiting, ...(review !== null && { review }) },
      recipients: readers.map(({ id: userId, email: to, name }) => ({ userId, to, name })),
      key: `digest ${key}`,
    });
    return undefined;
  },
});
