import type { EntityManager, Tables } from "@bulmo/entities/database";
import { type RawBuilder, sql } from "kysely";
import { mailJob } from "../notification/notifier.ts";
import { dormancyAhead } from "./dormancy-mail.ts";

/** Milliseconds after which a mail that did not leave is asked for again: a mailbox that is gone is not knocked at daily. */
const askedAgainAfter = 30 * 24 * 60 * 60_000;

const ofNotice = sql`job.kind = ${mailJob} and job.subject = ${dormancyAhead.kind} and job.user_id = dormancy.user_id`;

/**
 * Writes down whom the mail has left to, as its job says while it is there: each night, since jobs are swept after a month.
 * Nobody was told by one that was given up, withheld or swept before it was looked at. An address that leads nowhere by
 * decision (NOBODY) counts as told.
 */
export async function noteNotices(em: EntityManager): Promise<void> {
  const database = em.getKysely<Tables>();
  // The version before takes the asking for the telling.
  await sql`update dormancy set notice_asked_at = notified_at, notified_at = null
    where notified_at is not null and notice_asked_at is null and since is null`.execute(database);
  await sql`update dormancy set notified_at = job.ended_at from job
    where dormancy.notice_asked_at <= job.created_at and dormancy.notified_at is null and dormancy.since is null
      and ${ofNotice} and job.state = 'DONE'
      and (job.last_error is null or job.last_error = 'NOBODY')`.execute(database);
}

/** Of a row of `dormancy`: whether the mail is to be asked for, because it never was or because none has left for long. */
export const isNoticeDue = (now: Date): RawBuilder<boolean> => sql`(notified_at is null
  and (notice_asked_at is null or notice_asked_at <= ${new Date(now.getTime() - askedAgainAfter)})
  and not exists (select from job where ${ofNotice} and job.state = 'WAITING'))`;
