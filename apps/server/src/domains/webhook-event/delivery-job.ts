import type { EntityManager, Tables } from "@bulmo/entities/database";
import { type RawBuilder, sql } from "kysely";
import { enqueueAnew } from "../../platform/job/job-queue.ts";

/** The kind of the jobs that send a delivery to its webhook, each webhook's in a lane of its own. */
export const webhookJob = "webhook";

/** A job for each delivery of a query, in the same statement. */
export const insertDeliveryJobs = (deliveries: RawBuilder<{ id: string }>) => sql`
  insert into job (id, kind, lane, subject, data, key, state, attempts, created_at, due_at)
  select gen_random_uuid(), ${webhookJob}::text, webhook_id::text, event, jsonb_build_object('deliveryId', id), id::text,
    'WAITING', 0, created_at, next_attempt_at
  from (${deliveries}) as delivery`;

type Delivery = { id: string; webhookId: string; event: string; isResent?: boolean };
type Times = { createdAt: Date; dueAt: Date };

/** Asks for a delivery to be sent, or sent once more besides, in the transaction that writes it down. */
export const enqueueDelivery = (
  tx: EntityManager,
  { id, webhookId, event, isResent = false }: Delivery,
  times: Times,
): Promise<void> =>
  enqueueAnew(tx, [
    {
      kind: webhookJob,
      lane: webhookId,
      subject: event,
      key: isResent ? `${id} again` : id,
      data: { deliveryId: id, isResent },
      ...times,
    },
  ]);

/** What waits for a webhook is tried at once. */
export const hastenDeliveries = (tx: EntityManager, webhookId: string, now: Date) =>
  tx
    .getKysely<Tables>()
    .updateTable("job")
    .set({ due_at: now })
    .where("kind", "=", webhookJob)
    .where("lane", "=", webhookId)
    .where("due_at", "is not", null)
    .execute();

/** Nobody need be told any more. */
export const dropDeliveries = (tx: EntityManager, webhookId: string) =>
  tx
    .getKysely<Tables>()
    .deleteFrom("job")
    .where("kind", "=", webhookJob)
    .where("lane", "=", webhookId)
    .where("due_at", "is not", null)
    .execute();
