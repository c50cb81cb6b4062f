import type { WebhookEvent } from "@bulmo/contracts/webhook-event";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { type RawBuilder, sql } from "kysely";
import { plannedOnceSql } from "../../platform/database/planned-once.ts";
import { insertDeliveryJobs } from "./delivery-job.ts";

/** A row for each thing that is told of: what is said of it, and the member whose name stands in it, if one's does. */
export type EventRows = RawBuilder<{ data: object; member_id: string | null }>;

const isWanted = (event: WebhookEvent) => sql`webhook.disabled_at is null and ${event} = any(webhook.events)`;

/**
 * Writes down for each webhook that wants it what is to be told, in the transaction of what it tells of: what is rolled
 * back is told to nobody, and what is committed is lost with no process. The rows are read only where somebody wants
 * them; everybody else pays for a look at an empty table.
 */
export async function enqueue(tx: EntityManager, event: WebhookEvent, rows: EventRows): Promise<void> {
  const database = tx.getKysely<Tables>();
  const found = await sql`${plannedOnceSql} select 1 from webhook where ${isWanted(event)} limit 1`.execute(database);
  if (found.rows.length === 0) return;
  await sql`with told as (
      insert into webhook_delivery (webhook_id, event, data, member_id, created_at, next_attempt_at)
      select webhook.id, ${event}::text, occurrence.data, occurrence.member_id, now(), now()
      from webhook cross join (${rows}) as occurrence where ${isWanted(event)}
      returning id, webhook_id, event, created_at, next_attempt_at)
    ${insertDeliveryJobs(sql`select * from told`)}`.execute(database);
}
