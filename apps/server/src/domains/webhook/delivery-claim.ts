import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { plannedOnceSql } from "../../platform/database/planned-once.ts";

/** Milliseconds after which an attempt that nobody has ended is made again: its process is no more. */
const lease = 60_000;

/** Webhooks that are on and have something due. */
export async function findDue(em: EntityManager, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${plannedOnceSql}
    select id from webhook
    where disabled_at is null and (
      exists (select from webhook_delivery
        where webhook_id = webhook.id and state = 'WAITING' and next_attempt_at <= ${now})
      or exists (select from webhook_delivery where webhook_id = webhook.id and resend_at <= ${now}))`.execute(
    em.getKysely<Tables>(),
  );
  return rows.map(({ id }) => id);
}

/**
 * An attempt that is to be made, with whom it goes to. `attempts` counts it already, unless somebody has asked for it:
 * then `resendAt` is when it is taken for lost.
 */
export type Claimed = {
  id: string;
  webhookId: string;
  event: string;
  data: Record<string, unknown>;
  attempts: number;
  /** Until when nobody else takes it; of one that is sent again by hand `resendAt` is. */
  leaseEndsAt: Date;
  resendAt: Date | null;
  createdAt: Date;
  address: string;
  secret: string;
  previousSecret: string | null;
  previousSecretEndsAt: Date | string | null;
  olderSecret: string | null;
  olderSecretEndsAt: Date | string | null;
};

/**
 * Takes some of what is due for this process alone; what another one takes at this moment is not waited for. Materialized,
 * since a subquery may be run again for each row, and would find others under its limit.
 */
export async function claimDue(em: EntityManager, webhookId: string, { now, most }: { now: Date; most: number }) {
  const leaseEndsAt = new Date(now.getTime() + lease);
  const { rows } = await sql<Omit<Claimed, "leaseEndsAt">>`
    with due as materialized (
      select id, coalesce(state = 'WAITING' and next_attempt_at <= ${now}, false) as is_own from webhook_delivery
      where webhook_id = ${webhookId} and (state = 'WAITING' and next_attempt_at <= ${now} or resend_at <= ${now})
      order by coalesce(resend_at, next_attempt_at) limit ${most} for update skip locked)
    update webhook_delivery set attempts = attempts + is_own::int, last_attempt_at = ${now},
      next_attempt_at = case when is_own then ${leaseEndsAt}::timestamptz else next_attempt_at end,
      resend_at = case when is_own then null else ${leaseEndsAt}::timestamptz end
    from due, webhook
    where webhook_delivery.id = due.id and webhook.id = webhook_delivery.webhook_id and webhook.disabled_at is null
    returning webhook_delivery.id, webhook.id as "webhookId", event, data, attempts,
      resend_at as "resendAt", webhook_delivery.created_at as "createdAt", address, secret,
      previous_secret as "previousSecret", previous_secret_ends_at as "previousSecretEndsAt",
      older_secret as "olderSecret", older_secret_ends_at as "olderSecretEndsAt"`.execute(em.getKysely<Tables>());
  return rows.map((row) => ({
    ...row,
    leaseEndsAt,
    createdAt: new Date(row.createdAt),
    resendAt: row.resendAt && new Date(row.resendAt),
  }));
}
