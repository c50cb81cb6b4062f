import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { refusedWord } from "../../platform/mail/smtp-fault.ts";
import { mailJob } from "../notification/notifier.ts";
import { mailKey } from "./mailing-key.ts";

/**
 * Writes down what became of mails whose jobs are over: of one mailing, or of all. A mailbox that the server refused is not
 * there or takes nothing (BOUNCED); what else was given up may be begun again by an administrator, and is looked at again
 * then. What was leaving as its mailing was stopped has left (SENT), or leaves no more.
 */
export async function noteOutcomes(em: EntityManager, mailingId: number | null = null): Promise<void> {
  const database = em.getKysely<Tables>();
  const chosen = sql`(${mailingId}::int is null or mailing.id = ${mailingId})`;
  await sql`
    update mailing_recipient as recipient
    set reason = job.last_error, ended_at = job.ended_at, state = case
      when job.state = 'DONE' and job.last_error is null then 'SENT'
      when mailing.stopped_at <= job.ended_at then 'STOPPED'
      when job.state = 'DONE' then 'SKIPPED'
      when job.last_error like ${`% ${refusedWord}`} then 'BOUNCED' else 'FAILED' end
    from mailing, job
    where mailing.id = recipient.mailing_id and ${chosen}
      and recipient.state in ('WAITING', 'BOUNCED', 'FAILED') and recipient.queued_at is not null
      and job.kind = ${mailJob} and job.key = ${mailKey("recipient")}
      and job.ended_at is not null and job.ended_at is distinct from recipient.ended_at`.execute(database);
  await sql`
    update mailing set ended_at = (
      select coalesce(max(ended_at), now()) from mailing_recipient where mailing_id = mailing.id)
    where ended_at is null and ${chosen} and not exists (
      select from mailing_recipient where mailing_id = mailing.id and state = 'WAITING')`.execute(database);
}
