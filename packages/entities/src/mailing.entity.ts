import { defineEntity, p } from "@mikro-orm/core";
import { StoredPost } from "./stored-post.entity.ts";
import { User } from "./user.entity.ts";

const schema = defineEntity({
  name: "Mailing",
  tableName: "mailing",
  properties: {
    id: p.integer().primary().autoincrement(),
    post: () => p.manyToOne(StoredPost).nullable().deleteRule("set null"),
    /** As it was when it was sent. */
    title: p.text(),
    isAdvertising: p.boolean().default(false),
    /** The grades of those whom it was for; null for all members. */
    gradeIds: p.array(Number).columnType("int[]").nullable(),
    author: () => p.manyToOne(User).nullable().deleteRule("set null"),
    createdAt: p.datetime(),
    stoppedAt: p.datetime().nullable(),
    /** When it was known of all what became of them. */
    endedAt: p.datetime().nullable(),
  },
  indexes: [
    { name: "mailing_post_id_index", properties: "post" },
    { name: "mailing_author_id_index", properties: "author" },
  ],
});

/** A notice that is mailed to members who agreed to it (DAY-02). */
export class Mailing extends schema.class {}
schema.setClass(Mailing);

export const mailingStates = ["WAITING", "SENT", "SKIPPED", "BOUNCED", "FAILED", "STOPPED"] as const;

const recipientSchema = defineEntity({
  name: "MailingRecipient",
  tableName: "mailing_recipient",
  properties: {
    mailing: () => p.manyToOne(Mailing).primary().deleteRule("cascade"),
    user: () => p.manyToOne(User).primary().deleteRule("cascade"),
    state: p.enum(mailingStates).default("WAITING"),
    /** When a job was written for it: the mail leaves by itself from then on. */
    queuedAt: p.datetime().nullable(),
    /** A word on why it did not arrive, as jobs have it. */
    reason: p.text().nullable(),
    /** When that was known. */
    endedAt: p.datetime().nullable(),
  },
  indexes: [
    { name: "mailing_recipient_user_id_index", properties: "user" },
    {
      name: "mailing_recipient_queued_at_index",
      expression:
        'create index "mailing_recipient_queued_at_index" on "mailing_recipient" ("queued_at") where "queued_at" is not null',
    },
    {
      name: "mailing_recipient_open_index",
      expression: `create index "mailing_recipient_open_index" on "mailing_recipient" ("mailing_id") where "state" in ('WAITING', 'BOUNCED', 'FAILED')`,
    },
  ],
});

/** One of those whom a notice is mailed to, and what became of it. */
export class MailingRecipient extends recipientSchema.class {}
recipientSchema.setClass(MailingRecipient);
