import { randomUUID } from "node:crypto";
import { isIP } from "node:net";
import {
  type CreatedWebhook,
  type Webhook as WebhookView,
  type WebhookCreate,
  webhookMessages,
  type WebhookUpdate,
} from "@bulmo/contracts/webhook";
import { isKnownEvent, mostWebhooks } from "@bulmo/contracts/webhook-event";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { WebhookDelivery } from "@bulmo/entities/webhook-delivery.entity";
import { Webhook } from "@bulmo/entities/webhook.entity";
import { LockMode } from "@mikro-orm/core";
import { sql } from "kysely";
import { DomainError, InputError } from "../../errors.ts";
import { isPublicAddress } from "../../platform/outbound/public-address.ts";
import type { SessionActor } from "../../session.ts";
import type { Context } from "../../trpc.ts";
import { transactAudited } from "../audit/audited-transaction.ts";
import { dropDeliveries, hastenDeliveries } from "../webhook-event/delivery-job.ts";
import { createSecret } from "./webhook-signature.ts";

/** For how long deliveries are signed with the secret of before besides, in milliseconds. */
const previousSecretTime = 24 * 60 * 60_000;

const toView = (webhook: Webhook, waiting: number): WebhookView => ({
  id: webhook.id,
  name: webhook.name,
  address: webhook.address,
  events: webhook.events.filter((event) => isKnownEvent(event)),
  isActive: webhook.disabledAt === null || webhook.disabledAt === undefined,
  disabledReason: (webhook.disabledReason ?? null) as WebhookView["disabledReason"],
  disabledAt: webhook.disabledAt?.toISOString() ?? null,
  createdAt: webhook.createdAt.toISOString(),
  lastDeliveredAt: webhook.lastDeliveredAt?.toISOString() ?? null,
  waiting,
});

const countWaiting = (em: EntityManager, webhook: Webhook) => em.count(WebhookDelivery, { webhook, state: "WAITING" });

/** All there are, the first one first: there are few. */
export async function listWebhooks(em: EntityManager): Promise<WebhookView[]> {
  const webhooks = await em.find(Webhook, {}, { orderBy: { createdAt: "asc", id: "asc" } });
  return Promise.all(webhooks.map(async (webhook) => toView(webhook, await countWaiting(em, webhook))));
}

/** Names that are nobody's on the internet (RFC 6761, 6762, 8375), and what is no whole name. */
const localName = /^[^.]*\.?$|\.(?:localhost|local|internal|lan|home\.arpa)\.?$/u;

/**
 * Says at once what would be found out at the first delivery; that is where it counts, since a name may lead elsewhere by
 * then. Throws INPUT_INVALID.
 */
function refusePrivate(address: string): void {
  const host = new URL(address).hostname.replace(/^\[|\]$/gu, "");
  if (isIP(host) ? !isPublicAddress(host) : localName.test(host))
    throw InputError.of("address", webhookMessages.addressPrivate);
}

/** Any number: two who add the last one wait for each other. */
const addingLock = 20_261_205;

/** Adds a webhook; the answer alone tells its secret. Throws INPUT_INVALID for a private address, WEBHOOKS_TOO_MANY. */
export async function createWebhook(
  { em, now, webhooks }: Context,
  actor: SessionActor,
  wanted: WebhookCreate,
): Promise<CreatedWebhook> {
  refusePrivate(wanted.address);
  const id = randomUUID();
  const secret = createSecret();
  const sealed = webhooks.key.seal(secret, id);
  const made = await transactAudited(
    em,
    actor,
    () => [{ act: "WEBHOOK_CREATED", webhookId: id }],
    async (tx) => {
      await sql`select pg_advisory_xact_lock(${addingLock})`.execute(tx.getKysely<Tables>());
      if ((await tx.count(Webhook)) >= mostWebhooks) throw new DomainError("WEBHOOKS_TOO_MANY");
      const webhook = tx.create(Webhook, { ...wanted, id, secret: sealed, createdBy: actor.id, createdAt: now() });
      await tx.flush();
      return webhook;
    },
  );
  return { ...toView(made, 0), secret };
}

/** Who changes it at the same time waits. */
async function lockWebhook(tx: EntityManager, id: string): Promise<Webhook> {
  const webhook = await tx.findOne(Webhook, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!webhook) throw new DomainError("WEBHOOK_NOT_FOUND");
  return webhook;
}

/**
 * What waits for one that is about to be turned on, or to lead elsewhere, is tried at once, and as often as if it were new:
 * what failed before says nothing of it now, and another failure would turn it off. Before the webhook is locked, since
 * outcomes are written in that order.
 */
async function beginAgain(tx: EntityManager, { id, isActive, address }: WebhookUpdate, now: Date): Promise<void> {
  const changes = [
    ...(isActive ? [{ disabledAt: { $ne: null } }] : []),
    ...(address === undefined ? [] : [{ address: { $ne: address } }]),
  ];
  if (changes.length === 0) return;
  const begun = await tx.nativeUpdate(
    WebhookDelivery,
    { webhook: { id, $or: changes }, state: "WAITING" },
    { attempts: 0, nextAttemptAt: now },
  );
  if (begun > 0) await hastenDeliveries(tx, id, now);
}

/** The words that only a later version knows were chosen there, and are no choice of whoever did not see them. */
const withUnknown = (wanted: readonly string[], before: readonly string[]) => [
  ...wanted,
  ...before.filter((event) => !isKnownEvent(event)),
];

/** Changes of a webhook what is given, turns it off or on again. Throws INPUT_INVALID for a private address, WEBHOOK_NOT_FOUND. */
export async function updateWebhook(
  { em, now }: Context,
  actor: SessionActor,
  change: WebhookUpdate,
): Promise<WebhookView> {
  const { id, isActive, ...wanted } = change;
  if (wanted.address !== undefined) refusePrivate(wanted.address);
  const changes = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
  return transactAudited(
    em,
    actor,
    () => [{ act: "WEBHOOK_UPDATED", webhookId: id }],
    async (tx) => {
      await beginAgain(tx, change, now());
      const webhook = await lockWebhook(tx, id);
      const wasActive = webhook.disabledAt === null;
      const before = webhook.events;
      tx.assign(webhook, changes);
      if (wanted.events) tx.assign(webhook, { events: withUnknown(wanted.events, before) });
      if (isActive) tx.assign(webhook, { disabledAt: null, disabledReason: null });
      else if (isActive === false && wasActive) tx.assign(webhook, { disabledAt: now(), disabledReason: "ADMIN" });
      await tx.flush();
      return toView(webhook, await countWaiting(tx, webhook));
    },
  );
}

/** Removes a webhook with everything that it was, or was to be, told. Throws WEBHOOK_NOT_FOUND. */
export async function removeWebhook({ em }: Context, actor: SessionActor, id: string): Promise<void> {
  await transactAudited(
    em,
    actor,
    () => [{ act: "WEBHOOK_REMOVED", webhookId: id }],
    async (tx) => {
      if ((await tx.nativeDelete(Webhook, { id })) === 0) throw new DomainError("WEBHOOK_NOT_FOUND");
      await dropDeliveries(tx, id);
    },
  );
}

/**
 * A new secret, which the answer alone tells; that of before signs besides for a day, and the one before that to its own
 * end: nobody here knows which of them the receiver holds. Throws WEBHOOK_NOT_FOUND.
 */
export async function rotateSecret({ em, now, webhooks }: Context, actor: SessionActor, id: string) {
  const secret = createSecret();
  const previousEndsAt = await transactAudited(
    em,
    actor,
    () => [{ act: "WEBHOOK_SECRET_RENEWED", webhookId: id }],
    async (tx) => {
      const webhook = await lockWebhook(tx, id);
      const endsAt = new Date(now().getTime() + previousSecretTime);
      tx.assign(webhook, {
        secret: webhooks.key.seal(secret, id),
        previousSecret: webhook.secret,
        previousSecretEndsAt: endsAt,
        olderSecret: webhook.previousSecret,
        olderSecretEndsAt: webhook.previousSecretEndsAt,
      });
      await tx.flush();
      return endsAt;
    },
  );
  return { secret, previousEndsAt: previousEndsAt.toISOString() };
}
