import { type DeliveryError, pingEvent } from "@bulmo/contracts/webhook-event";
import type { EntityManager } from "@bulmo/entities/database";
import { WebhookDelivery } from "@bulmo/entities/webhook-delivery.entity";
import { Webhook } from "@bulmo/entities/webhook.entity";
import { transact } from "../../platform/database/transaction.ts";
import type { Outcome } from "../../platform/outbound/post-request.ts";
import type { Claimed } from "./delivery-claim.ts";
import { mostAttempts, pauseAfter } from "./retry-pause.ts";

/** What came of an attempt, also of one for which nothing could be sent. */
export type AttemptOutcome = Omit<Outcome, "error"> & { error: DeliveryError | null };

type Attempt = { claimed: Claimed; outcome: AttemptOutcome; now: Date; random: number };

const isGone = ({ status }: AttemptOutcome) => status === 410;

const lastOf = ({ status, answer, error, duration }: AttemptOutcome) => ({
  lastStatus: status,
  lastAnswer: answer,
  lastError: error,
  lastDuration: duration,
});

function nextOf({ claimed: { event, attempts }, outcome, now, random }: Attempt) {
  if (outcome.error === null) return { state: "DELIVERED", nextAttemptAt: null } as const;
  // One that tries a webhook says at once how that went; who is gone is not asked again.
  const isLast = event === pingEvent || isGone(outcome);
  const pause = isLast ? null : pauseAfter(attempts, random);
  if (pause === null) return { state: "FAILED", nextAttemptAt: null } as const;
  return { state: "WAITING", nextAttemptAt: new Date(now.getTime() + pause) } as const;
}

/** Whether this was the last attempt of several days. */
const isExhausted = ({ claimed: { event, attempts } }: Attempt) => event !== pingEvent && attempts === mostAttempts;

/**
 * Turns off a webhook that is gone, or that nothing has reached for days; not one that leads elsewhere by now, of which
 * the attempt says nothing. Answers why this turned it off, or null.
 */
async function disable(tx: EntityManager, attempt: Attempt): Promise<"GONE" | "FAILING" | null> {
  const { claimed, outcome, now } = attempt;
  const disabledReason = isGone(outcome) ? "GONE" : isExhausted(attempt) ? "FAILING" : null;
  if (!disabledReason) return null;
  const sinceThen = { $or: [{ lastDeliveredAt: null }, { lastDeliveredAt: { $lt: claimed.createdAt } }] };
  const disabled = await tx.nativeUpdate(
    Webhook,
    {
      id: claimed.webhookId,
      address: claimed.address,
      disabledAt: null,
      ...(disabledReason === "FAILING" ? sinceThen : {}),
    },
    { disabledAt: now, disabledReason },
  );
  return disabled === 1 ? disabledReason : null;
}

/**
 * What is sent again by hand may arrive, and ends nothing otherwise: neither does it count as an attempt, nor put the next
 * one off, nor turn the webhook off. Answers whether it was settled: an attempt of its own may have been made meanwhile.
 */
const settleResent = async (tx: EntityManager, { claimed: { id, resendAt }, outcome }: Attempt): Promise<boolean> => {
  const arrived = { state: "DELIVERED", nextAttemptAt: null } as const;
  const settled = await tx.nativeUpdate(
    WebhookDelivery,
    { id, resendAt },
    { ...lastOf(outcome), ...(outcome.error === null && arrived), resendAt: null },
  );
  return settled > 0;
};

async function settleOwn(tx: EntityManager, { claimed, outcome }: Attempt, next: object): Promise<boolean> {
  const { id, attempts, leaseEndsAt } = claimed;
  const settled = await tx.nativeUpdate(
    WebhookDelivery,
    { id, attempts, nextAttemptAt: leaseEndsAt, state: "WAITING" },
    { ...next, ...lastOf(outcome) },
  );
  return settled > 0;
}

type Recorded = {
  /** Why the webhook is off from now on; null where it is not. */
  disabled: "GONE" | "FAILING" | null;
  /** When it is tried again; null for never. */
  nextAttemptAt: Date | null;
};

/**
 * Writes down what came of an attempt. Where the delivery was taken again meanwhile, since this took too long or its webhook
 * leads elsewhere by now, the later attempt counts.
 */
export const recordOutcome = (em: EntityManager, attempt: Attempt): Promise<Recorded> =>
  transact(em, async (tx) => {
    const { claimed, outcome, now } = attempt;
    const isResent = claimed.resendAt !== null;
    const next = isResent ? { nextAttemptAt: null } : nextOf(attempt);
    const { nextAttemptAt } = next;
    const settled = await (isResent ? settleResent(tx, attempt) : settleOwn(tx, attempt, next));
    if (!settled) return { disabled: null, nextAttemptAt };
    if (outcome.error === null) await tx.nativeUpdate(Webhook, { id: claimed.webhookId }, { lastDeliveredAt: now });
    const disabled = outcome.error === null || isResent ? null : await disable(tx, attempt);
    return { disabled, nextAttemptAt };
  });

/** How long deliveries are kept, in milliseconds. */
const keptFor = 30 * 24 * 60 * 60_000;

/** Forgets deliveries after a month, whatever became of them. */
export async function sweepDeliveries(em: EntityManager, now = new Date()): Promise<void> {
  await em.nativeDelete(WebhookDelivery, { createdAt: { $lt: new Date(now.getTime() - keptFor) } });
}
