import { defineEntity, p } from "@mikro-orm/core";
import { User } from "./user.entity.ts";

const schema = defineEntity({
  name: "Webhook",
  tableName: "webhook",
  properties: {
    id: p.uuid().primary().defaultRaw("gen_random_uuid()"),
    /** What administrators call it. */
    name: p.text(),
    /** Where deliveries go: https, and never to a private address. */
    address: p.text(),
    /** What it is told of. A word that this version does not know is told by the version that does. */
    events: p.array(),
    /** What deliveries are signed with, sealed with a key of the site's. */
    secret: p.text(),
    /** That of before, with which they are signed besides until the receiver has the new one. */
    previousSecret: p.text().nullable(),
    previousSecretEndsAt: p.datetime().nullable(),
    /** The one before that, where a receiver may still hold it. */
    olderSecret: p.text().nullable(),
    olderSecretEndsAt: p.datetime().nullable(),
    createdBy: () => p.manyToOne(User).nullable().deleteRule("set null"),
    createdAt: p.datetime(),
    /** Null while it is on. */
    disabledAt: p.datetime().nullable(),
    disabledReason: p.text().nullable(),
    /** When a receiver last said that it has one; null until then. */
    lastDeliveredAt: p.datetime().nullable(),
  },
});

/** An address elsewhere that is told of what happens here (docs/decisions/043). */
export class Webhook extends schema.class {}
schema.setClass(Webhook);
