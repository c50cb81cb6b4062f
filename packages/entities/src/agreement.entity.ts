import { defineEntity, p } from "@mikro-orm/core";
import { User } from "./user.entity.ts";

const schema = defineEntity({
  name: "Agreement",
  tableName: "agreement",
  properties: {
    /** TERMS or PRIVACY; one that was never edited has no row. */
    document: p.text().primary(),
    /** Grows with whatever is done to the draft, so that what another overtook is noticed. */
    revision: p.integer(),
    /** What is not published yet; null where nothing waits. */
    draft: p.json<object>().nullable(),
    draftUser: () => p.manyToOne(User).nullable().deleteRule("set null"),
    draftedAt: p.datetime().nullable(),
  },
  indexes: [{ name: "agreement_draft_user_id_index", properties: "draftUser" }],
});

/** A text that members agree to, and its draft (docs/decisions/057). */
export class Agreement extends schema.class {}
schema.setClass(Agreement);

const versionSchema = defineEntity({
  name: "AgreementVersion",
  tableName: "agreement_version",
  properties: {
    agreement: () => p.manyToOne(Agreement).primary().fieldName("document"),
    /** From 1; 0 is what the site began with, and is in no table. Later numbers come into force on later days. */
    number: p.integer().primary(),
    text: p.json<object>(),
    /** The Korean day from which it is in force. */
    effectiveOn: p.date(),
    /** What has changed, in a few words. */
    note: p.text(),
    /** That of the draft which was published. */
    revision: p.integer(),
    user: () => p.manyToOne(User).nullable().deleteRule("set null"),
    publishedAt: p.datetime(),
    /** Before its day came; its number is not given again. */
    withdrawnAt: p.datetime().nullable(),
  },
  indexes: [{ name: "agreement_version_user_id_index", properties: "user" }],
});

/** What was announced: nothing of a row is changed but that it is withdrawn before its day. */
export class AgreementVersion extends versionSchema.class {}
versionSchema.setClass(AgreementVersion);

const noticeSchema = defineEntity({
  name: "AgreementNotice",
  tableName: "agreement_notice",
  properties: {
    user: () => p.manyToOne(User).primary().deleteRule("cascade"),
    document: p.text().primary(),
    /** The latest version of whose announcement the member has confirmed that they saw it. */
    number: p.integer(),
  },
});

export class AgreementNotice extends noticeSchema.class {}
noticeSchema.setClass(AgreementNotice);
