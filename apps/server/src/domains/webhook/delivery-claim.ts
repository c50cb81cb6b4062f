import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { plannedOnceSql } from "../../platform/database/planned-once.ts";

/**
 * Milliseconds after which an attempt that nobody has ended is made again: its process is no more. Less than the claim of its
 * job, so that who takes that over need not wait.
 */
const lease = 50_000;

/** The webhooks that are on; what is to be told to others waits. */
export async function findOpenLanes(em: EntityManager): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`${plannedOnceSql} select id from webhook where disabled_at is null`.execute(em.getKysely<Tables>());
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

/** Which delivery, and whether somebody asked for it by hand. */
export type Wanted = { deliveryId: string; isResent: boolean };

/**
 * Writes down that an attempt begins, where one is to be made: what was asked for by hand, also of what was given up before,
 * or else its own. Undefined where its webhook is off, or somebody else has begun: the version before knows of no jobs, and
 * sends what its row says.
 */
export async function beginAttempt(
  em: EntityManager,
  { deliveryId, isResent }: Wanted,
  now: Date,
): Promise<Claimed | undefined> {
  const leaseEndsAt = new Date(now.getTime() + lease);
  const { rows } = await sql<Omit<Claimed, "leaseEndsAt">>`${plannedOnceSql}
    with due as materialized (
      select id, state = 'WAITING' and not ${isResent}::boolean as is_own from webhook_delivery
      where id = ${deliveryId} and case
        when ${isResent}::boolean then resend_at <= ${now}
        else state = 'FAILED' or state = 'WAITING' and next_attempt_at <= ${now} end
      for update)
    update webhook_delivery set attempts = attempts + is_own::int, last_attempt_at = ${now},
      next_attempt_at = case when is_own then ${leaseEndsAt}::timestamptz else next_attempt_at end,
      resend_at = case when is_own then null else ${leaseEndsAt}::timestamptz end
    from due, webhook
    where webhook_delivery.id = due.id and webhook.id = webhook_delivery.webhook_id and webhook.disabled_at is null
    returning webhook_delivery.id, webhook.id as "webhookId", event, data, attempts,
      resend_at as "resendAt", webhook_delivery.created_at as "createdAt", address, secret,
      previous_secret as "previousSecret", previous_secret_ends_at as "previousSecretEndsAt",
      older_secret as "olderSecret", older_secret_ends_at as "olderSecretEndsAt"`.execute(em.getKysely<Tables>());
  const [row] = rows;
  if (!row) return undefined;
  const { createdAt, resendAt } = row;
  return { ...row, leaseEndsAt, createdAt: new Date(createdAt), resendAt: resendAt && new Date(resendAt) };
}

/** When a delivery may be tried, as its row says; null where it has arrived, was given up, or is gone. */
export async function findDueTime(em: EntityManager, { deliveryId, isResent }: Wanted): Promise<Date | null> {
  const row = await em
    .getKysely<Tables>()
    .selectFrom("webhook_delivery")
    .select(["state", "next_attempt_at", "resend_at"])
    .where("id", "=", deliveryId)
    .executeTakeFirst();
  const time = isResent ? row?.resend_at : row?.state === "WAITING" ? row.next_attempt_at : null;
  return time ? new Date(time) : null;
}
