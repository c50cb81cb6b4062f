import type { JobKind } from "@bulmo/contracts/job-name";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { plannedOnceSql } from "../database/planned-once.ts";

/** Milliseconds after which a job that nobody has said a word of is begun again: its process is no more. */
export const lease = 60_000;

export type ClaimedJob = {
  id: string;
  kind: string;
  subject: string;
  data: Record<string, unknown>;
  /** This one counts already. Who settles a job names it: of one that was taken again meanwhile the later attempt counts. */
  attempts: number;
  createdAt: Date;
};

/** The kinds of which something is due. */
export async function findDueKinds(em: EntityManager, kinds: readonly JobKind[], now: Date): Promise<JobKind[]> {
  const { rows } = await sql<{ kind: JobKind }>`${plannedOnceSql}
    select kind from unnest(${kinds}::text[]) as kind
    where exists (select from job where job.kind = kind.kind and due_at <= ${now})`.execute(em.getKysely<Tables>());
  return rows.map(({ kind }) => kind);
}

/** The lanes of a kind in which something is due. */
export async function findDueLanes(em: EntityManager, kind: JobKind, { lanes, now }: { lanes: string[]; now: Date }) {
  const { rows } = await sql<{ lane: string }>`${plannedOnceSql}
    select lane from unnest(${lanes}::text[]) as lane
    where exists (select from job where kind = ${kind} and job.lane = lane.lane and due_at <= ${now})`.execute(
    em.getKysely<Tables>(),
  );
  return rows.map(({ lane }) => lane);
}

/** Jobs of a kind that wait for one another, and for no others; most kinds have one lane. */
export type Lane = { kind: JobKind; lane: string };

/** Whether a row of `job` that waits is being done at this moment, as its process says of it: `claimJob` forgets the last error. */
export const isUnderWay = (now: Date) => sql<boolean>`(attempts > 0 and last_error is null and due_at > ${now})`;

/** Takes the one that has waited longest, for this process alone; what another takes at this moment is passed over. */
export async function claimJob(em: EntityManager, { kind, lane }: Lane, now: Date): Promise<ClaimedJob | null> {
  const { rows } = await sql<ClaimedJob>`${plannedOnceSql}
    with next as materialized (
      select id from job where kind = ${kind} and lane = ${lane} and due_at <= ${now}
      order by due_at limit 1 for update skip locked)
    update job set attempts = attempts + 1, last_error = null, due_at = ${new Date(now.getTime() + lease)}
    from next where job.id = next.id
    returning job.id, kind, subject, data, attempts, created_at as "createdAt"`.execute(em.getKysely<Tables>());
  const [job] = rows;
  return job ? { ...job, createdAt: new Date(job.createdAt) } : null;
}

const own = (em: EntityManager, { id, attempts }: ClaimedJob) =>
  em
    .getKysely<Tables>()
    .updateTable("job")
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .where("due_at", "is not", null);

/** It is still being done: nobody else begins. One that waits again, as a word of the same attempt says, goes on waiting. */
export const renewClaim = (em: EntityManager, job: ClaimedJob, now: Date) =>
  own(em, job)
    .where("last_error", "is", null)
    .set({ due_at: new Date(now.getTime() + lease) })
    .execute();

/** It was not done, through no fault of its own: the next process begins at once. */
export const releaseClaim = (em: EntityManager, job: ClaimedJob, now: Date) =>
  own(em, job)
    .set({ due_at: now, attempts: job.attempts - 1 })
    .execute();

type Retry = { dueAt: Date; reason: string; isCounted: boolean };

/** It is tried again at that time; not counted, it was no attempt. */
export const noteRetry = (em: EntityManager, job: ClaimedJob, { dueAt, reason, isCounted }: Retry) =>
  own(em, job)
    .set({ due_at: dueAt, last_error: reason, attempts: job.attempts - (isCounted ? 0 : 1) })
    .execute();

type End = { state: "DONE" | "FAILED"; reason: string | null; now: Date };

/** It is over. What it was about is forgotten, but of one that failed, which administrators may ask for again. */
export const noteEnd = (em: EntityManager, job: ClaimedJob, { state, reason, now }: End) =>
  own(em, job)
    .set({
      state,
      last_error: reason,
      due_at: null,
      ended_at: now,
      ...(state === "DONE" && { data: "{}" }),
    })
    .execute();
