import { defineEntity, p } from "@mikro-orm/core";

const schema = defineEntity({
  name: "AuditReview",
  tableName: "audit_review",
  properties: {
    /** YYYY-MM, in Korean time. */
    month: p.text().primary(),
    /** Who signed. No reference: the review outlives the account, as the lines do. */
    reviewerId: p.uuid().nullable(),
    note: p.text().default(""),
    /** Everything that was laid before whoever signed, as it was shown. */
    shown: p.json<object>().fieldName("counts"),
    signedAt: p.datetime(),
  },
});

/** That an administrator went through the log of a month; once, and kept (DAY-10). */
export class AuditReview extends schema.class {}
schema.setClass(AuditReview);
