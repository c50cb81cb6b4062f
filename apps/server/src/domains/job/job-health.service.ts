import type { Dashboard } from "@bulmo/contracts/dashboard";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { mailJob } from "../notification/notifier.ts";

/** What was given up in the last month, mails and the rest. */
export async function countFailedJobs(em: EntityManager): Promise<Dashboard["failedJobs"]> {
  const { rows } = await sql<Dashboard["failedJobs"]>`
    select (count(*) filter (where kind = ${mailJob}))::int as mails,
      (count(*) filter (where kind <> ${mailJob}))::int as others
    from job where state = 'FAILED'`.execute(em.getKysely<Tables>());
  return rows[0] ?? { mails: 0, others: 0 };
}

/**
 * Mails of which a second attempt failed too: the mail server is away, hours before the first of them is given up. One that
 * is being tried at this moment has no error. What waits for the morning by law has not failed. Whatever waits is due at
 * some time, and by that the index knows mails from the thousands of jobs of other kinds.
 */
export async function findDelayedMails(em: EntityManager): Promise<Dashboard["delayedMails"]> {
  const { rows } = await sql<{ count: number; since: Date | string | null }>`
    select count(*)::int as count, min(created_at) as since from job
    where kind = ${mailJob} and due_at is not null and state = 'WAITING'
      and attempts >= (case when last_error is null then 3 else 2 end)
      and last_error is distinct from 'NIGHT'`.execute(em.getKysely<Tables>());
  const { count = 0, since = null } = rows[0] ?? {};
  return { count, since: since && new Date(since).toISOString() };
}
