import type { Job as JobView, JobListInput } from "@bulmo/contracts/job";
import type { EntityManager } from "@bulmo/entities/database";
import { Job } from "@bulmo/entities/job.entity";
import { DomainError } from "../../errors.ts";
import { pageIn } from "../../platform/database/page-in.ts";
import type { Actor } from "../../session.ts";
import type { Context } from "../../trpc.ts";
import { transactAudited } from "../audit/audited-transaction.ts";

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
});

/** One page of what was asked for in the last month, the latest first. */
export async function listJobs(em: EntityManager, { state, page, limit }: JobListInput) {
  const where = state ? { state } : {};
  const { offset, ...paged } = pageIn({ page, limit }, await em.count(Job, where));
  const jobs = await em.find(Job, where, { orderBy: { createdAt: "desc", id: "desc" }, limit, offset });
  return { list: jobs.map(toView), ...paged };
}

/** Begins one again that was given up, from its first attempt. Throws JOB_NOT_FOUND, also for one that was not. */
export async function retryJob({ em, now, notifier }: Context, actor: Actor, id: string): Promise<void> {
  await transactAudited(
    em,
    actor,
    () => [{ act: "JOB_RETRIED" }],
    async (tx) => {
      const failed = { id, state: "FAILED" as const };
      const retried = { state: "WAITING" as const, attempts: 0, dueAt: now(), endedAt: null };
      if ((await tx.nativeUpdate(Job, failed, retried)) === 0) throw new DomainError("JOB_NOT_FOUND");
    },
  );
  notifier.nudge();
}

/** How long what is over is shown, in milliseconds. */
const shownFor = 30 * 24 * 60 * 60_000;

export async function sweepJobs(em: EntityManager, now = new Date()): Promise<void> {
  await em.nativeDelete(Job, { endedAt: { $lt: new Date(now.getTime() - shownFor) } });
}
