import { defineEntity, p } from "@mikro-orm/core";
import { Webhook } from "./webhook.entity.ts";

export const deliveryStates = ["WAITING", "DELIVERED", "FAILED"] as const;

const schema = defineEntity({
  name: "WebhookDelivery",
  tableName: "webhook_delivery",
  properties: {
    /** What the receiver knows it by, however often it is sent. */
    id: p.uuid().primary().defaultRaw("gen_random_uuid()"),
    webhook: () => p.manyToOne(Webhook).deleteRule("cascade"),
    event: p.text(),
    /** What is said of it; addresses in it begin with the path. */
    data: p.json<Record<string, unknown>>(),
    /** The member whose name stands in it, which goes with the member. No reference: the rest stays. */
    memberId: p.uuid().nullable(),
    createdAt: p.datetime(),
    state: p.enum(deliveryStates).default("WAITING"),
    attempts: p.integer().default(0),
    /** When it is due; for one that is under way, when it is taken for lost. Null for one that is done. */
    nextAttemptAt: p.datetime().nullable(),
    /** When it is to be sent besides, since somebody asked for it; while that is under way, when it is taken for lost. */
    resendAt: p.datetime().nullable(),
    lastAttemptAt: p.datetime().nullable(),
    lastStatus: p.integer().nullable(),
    /** The first characters of what the receiver answered. */
    lastAnswer: p.text().nullable(),
    lastError: p.text().nullable(),
    /** Milliseconds that the last attempt took. */
    lastDuration: p.integer().nullable(),
  },
  indexes: [
    {
      name: "webhook_delivery_waiting_index",
      expression:
        'create index "webhook_delivery_waiting_index" on "webhook_delivery" ("webhook_id", "next_attempt_at") where "state" = \'WAITING\'',
    },
    {
      name: "webhook_delivery_resend_index",
      expression:
        'create index "webhook_delivery_resend_index" on "webhook_delivery" ("webhook_id", "resend_at") where "resend_at" is not null',
    },
    { name: "webhook_delivery_webhook_index", properties: ["webhook", "createdAt", "id"] },
    { name: "webhook_delivery_member_index", properties: "memberId" },
    { name: "webhook_delivery_created_index", properties: "createdAt" },
  ],
});

/** One event for one webhook: written in the transaction of what it tells of, sent afterwards, kept for a month. */
export class WebhookDelivery extends schema.class {}
schema.setClass(WebhookDelivery);
