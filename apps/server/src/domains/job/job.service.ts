import type { Job as JobView, JobListInput } from "@bulmo/contracts/job";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { Job } from "@bulmo/entities/job.entity";
import { sql } from "kysely";
import { DomainError } from "../../errors.ts";
import { pageIn } from "../../platform/database/page-in.ts";
import type { Actor } from "../../session.ts";
import type { Context } from "../../trpc.ts";
import { transactAudited } from "../audit/audited-transaction.ts";
import { mailJob } from "../notification/notifier.ts";
import { isRetryable, retryable, retryableRows } from "./retryable-job.ts";

const toView = (job: Job): JobView => ({
  id: job.id,
  kind: job.kind,
  subject: job.subject,
  state: job.state,
  attempts: job.attempts,
  createdAt: job.createdAt.toISOString(),
  lastError: job.lastError ?? null,
  nextAttemptAt: job.dueAt?.toISOString() ?? null,
  endedAt: job.endedAt?.toISOString() ?? null,
  isRetryable: isRetryable(job),
});

/** One page of what was asked for in the last month, the latest first. */
export async function listJobs(em: EntityManager, { state, page, limit }: JobListInput) {
  const where = state ? { state } : {};
  const { offset, ...paged } = pageIn({ page, limit }, await em.count(Job, where));
  const jobs = await em.find(Job, where, { orderBy: { createdAt: "desc", id: "desc" }, limit, offset });
  return { list: jobs.map(toView), ...paged, retryableMails: await em.count(Job, { ...retryable, kind: mailJob }) };
}

/**
 * Begins one again that was given up, from its first attempt. Throws JOB_NOT_FOUND, also for one that was not, and for one
 * that would only be given up again.
 */
export async function retryJob({ em, now, notifier }: Context, actor: Actor, id: string): Promise<void> {
  await transactAudited(
    em,
    actor,
    () => [{ act: "JOB_RETRIED" }],
    async (tx) => {
      const failed = { ...retryable, id };
      const retried = { state: "WAITING" as const, attempts: 0, dueAt: now(), endedAt: null };
      if ((await tx.nativeUpdate(Job, failed, retried)) === 0) throw new DomainError("JOB_NOT_FOUND");
    },
  );
  notifier.nudge();
}

/** Milliseconds between two mails of many: mail servers take hundreds at once for spam. */
const mailEvery = 2_000;

/** The same for all mails that were given up, one after the other, the oldest first. Answers how many. */
export async function retryMails({ em, now, notifier }: Context, actor: Actor): Promise<number> {
  const auditOf = (count: number) => (count > 0 ? [{ act: "JOB_RETRIED" as const }] : []);
  const begun = await transactAudited(em, actor, auditOf, async (tx) => {
    const { numAffectedRows = 0n } = await sql`
      with retried as (
        select id, row_number() over (order by created_at, id) - 1 as place from job
        where kind = ${mailJob} and ${retryableRows})
      update job set state = 'WAITING', attempts = 0, ended_at = null,
        due_at = ${now()}::timestamptz + place * ${mailEvery} * interval '1 millisecond'
      from retried where job.id = retried.id and job.state = 'FAILED'`.execute(tx.getKysely<Tables>());
    return Number(numAffectedRows);
  });
  notifier.nudge();
  return begun;
}

/** How long what is over is shown, in milliseconds. */
const shownFor = 30 * 24 * 60 * 60_000;

export async function sweepJobs(em: EntityManager, now = new Date()): Promise<void> {
  await em.nativeDelete(Job, { endedAt: { $lt: new Date(now.getTime() - shownFor) } });
}
