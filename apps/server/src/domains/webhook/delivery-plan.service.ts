import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { enqueueDelivery, webhookJob } from "../webhook-event/delivery-job.ts";

/** So many at once are asked for. */
const portion = 500;

type Missing = { id: string; webhookId: string; event: string; isResent: boolean; createdAt: Date; dueAt: Date };

/** What is to be sent, and no job waits for. */
const findMissing = (em: EntityManager) =>
  sql<Missing>`
    select * from (
      select id, id::text as key, webhook_id as "webhookId", event, false as "isResent", created_at as "createdAt",
        next_attempt_at as "dueAt"
      from webhook_delivery where state = 'WAITING' and next_attempt_at is not null
      union all
      select id, id || ' again', webhook_id, event, true, created_at, resend_at
      from webhook_delivery where resend_at is not null) as wanted
    where not exists (select from job where kind = ${webhookJob} and job.key = wanted.key and state <> 'DONE')
    limit ${portion}`.execute(em.getKysely<Tables>());

/**
 * Asks for what the version before wrote down without a job, and forgets jobs of deliveries that are no more: a webhook was
 * removed by it, or was off for a month.
 */
export async function planDeliveries(em: EntityManager): Promise<void> {
  await sql`delete from job where kind = ${webhookJob} and due_at is not null
    and not exists (select from webhook_delivery where id::text = job.data ->> 'deliveryId')`.execute(
    em.getKysely<Tables>(),
  );
  for (let { rows } = await findMissing(em); rows.length > 0; { rows } = await findMissing(em))
    for (const { createdAt, dueAt, ...delivery } of rows)
      await enqueueDelivery(em, delivery, { createdAt: new Date(createdAt), dueAt: new Date(dueAt) });
}
