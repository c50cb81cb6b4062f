import type { Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { type Asking, enqueueMissing } from "../../platform/job/enqueue-missing.ts";
import { webhookJob } from "../webhook-event/delivery-job.ts";

/**
 * Asks for what the version before wrote down without a job, and forgets jobs of deliveries that are no more: a webhook was
 * removed by it, or was off for a month.
 */
export async function planDeliveries(asking: Asking): Promise<void> {
  await sql`delete from job where kind = ${webhookJob} and due_at is not null
    and not exists (select from webhook_delivery where id::text = job.data ->> 'deliveryId')`.execute(
    asking.fork().getKysely<Tables>(),
  );
  await enqueueMissing(
    asking,
    sql`
      select id::text as key, webhook_id::text as lane, event as subject, next_attempt_at as due_at,
        jsonb_build_object('deliveryId', id) as data
      from webhook_delivery where state = 'WAITING' and next_attempt_at is not null
      union all
      select id || ' again', webhook_id::text, event, resend_at, jsonb_build_object('deliveryId', id, 'isResent', true)
      from webhook_delivery where resend_at is not null`,
    webhookJob,
  );
}
