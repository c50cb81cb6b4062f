import type { DeliveryListInput, WebhookDelivery as DeliveryView } from "@bulmo/contracts/webhook";
import { pingEvent, webhookEvents } from "@bulmo/contracts/webhook-event";
import type { EntityManager } from "@bulmo/entities/database";
import { WebhookDelivery } from "@bulmo/entities/webhook-delivery.entity";
import { Webhook } from "@bulmo/entities/webhook.entity";
import { LockMode } from "@mikro-orm/core";
import { DomainError } from "../../errors.ts";
import { pageIn } from "../../platform/database/page-in.ts";
import type { Actor } from "../../session.ts";
import type { Context } from "../../trpc.ts";
import { transactAudited } from "../audit/audited-transaction.ts";
import { enqueueDelivery } from "../webhook-event/delivery-job.ts";
import { composeBody } from "./delivery-body.ts";

const toView = (delivery: WebhookDelivery, siteUrl: string): DeliveryView => ({
  id: delivery.id,
  event: delivery.event as DeliveryView["event"],
  state: delivery.resendAt ? "WAITING" : delivery.state,
  attempts: delivery.attempts,
  createdAt: delivery.createdAt.toISOString(),
  body: composeBody(delivery, siteUrl),
  lastAttemptAt: delivery.lastAttemptAt?.toISOString() ?? null,
  lastDuration: delivery.lastDuration ?? null,
  lastStatus: delivery.lastStatus ?? null,
  lastAnswer: delivery.lastAnswer ?? null,
  lastError: (delivery.lastError ?? null) as DeliveryView["lastError"],
  nextAttemptAt: (delivery.resendAt ?? delivery.nextAttemptAt)?.toISOString() ?? null,
});

/** Not those of which only a later version knows, which has written them beside this one. */
const known = { event: { $in: [...webhookEvents, pingEvent] } };

/** One page of what a webhook was told, or is to be, the latest first. Throws WEBHOOK_NOT_FOUND. */
export async function listDeliveries({ em, notifier }: Context, { id, page, limit }: DeliveryListInput) {
  if ((await em.count(Webhook, { id })) === 0) throw new DomainError("WEBHOOK_NOT_FOUND");
  const where = { webhook: id, ...known };
  const { offset, ...paged } = pageIn({ page, limit }, await em.count(WebhookDelivery, where));
  const deliveries = await em.find(WebhookDelivery, where, {
    orderBy: { createdAt: "desc", id: "desc" },
    limit,
    offset,
  });
  return { list: deliveries.map((delivery) => toView(delivery, notifier.siteUrl)), ...paged };
}

/** One that is off is asked nothing; who turns it on again meanwhile waits. */
async function assertOn(tx: EntityManager, id: string): Promise<void> {
  const webhook = await tx.findOne(Webhook, { id }, { lockMode: LockMode.PESSIMISTIC_READ });
  if (!webhook) throw new DomainError("WEBHOOK_NOT_FOUND");
  if (webhook.disabledAt) throw new DomainError("WEBHOOK_OFF");
}

/** Sends something that says nothing, to try the way. Throws WEBHOOK_NOT_FOUND, WEBHOOK_OFF, LimitError. */
export async function sendTest(context: Context, actor: Actor, webhook: string): Promise<{ id: string }> {
  const { em, limiter, now, webhooks } = context;
  await limiter.take(["webhook-send:member", actor.id]);
  const id = await transactAudited(
    em,
    actor,
    () => [{ act: "WEBHOOK_TESTED", webhookId: webhook }],
    async (tx) => {
      await assertOn(tx, webhook);
      const time = now();
      const ping = { webhook, event: pingEvent, data: {}, createdAt: time, nextAttemptAt: time };
      const made = await tx.insert(WebhookDelivery, ping);
      const times = { createdAt: time, dueAt: time };
      await enqueueDelivery(tx, { id: made, webhookId: webhook, event: pingEvent }, times);
      return made;
    },
  );
  webhooks.nudge();
  return { id };
}

/**
 * Sends a delivery once more, with the id of before, whatever became of it: a receiver that has it already knows. Its
 * own attempts go on as if nobody had. Throws
 * WEBHOOK_DELIVERY_NOT_FOUND, WEBHOOK_OFF, LimitError.
 */
export async function resendDelivery(context: Context, actor: Actor, id: string): Promise<{ id: string }> {
  const { em, limiter, now, webhooks } = context;
  await limiter.take(["webhook-send:member", actor.id]);
  await transactAudited(
    em,
    actor,
    (webhookId: string) => [{ act: "WEBHOOK_RESENT", webhookId }],
    async (tx) => {
      const delivery = await tx.findOne(WebhookDelivery, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!delivery) throw new DomainError("WEBHOOK_DELIVERY_NOT_FOUND");
      await assertOn(tx, delivery.webhook.id);
      const time = now();
      tx.assign(delivery, { resendAt: time });
      await tx.flush();
      const { event, webhook } = delivery;
      const times = { createdAt: time, dueAt: time };
      await enqueueDelivery(tx, { id, webhookId: webhook.id, event, isResent: true }, times);
      return webhook.id;
    },
  );
  webhooks.nudge();
  return { id };
}
