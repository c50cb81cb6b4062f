import { defineEntity, p } from "@mikro-orm/core";
import type { AuditAct } from "./audit-act.ts";

const schema = defineEntity({
  name: "AuditLine",
  tableName: "audit_line",
  properties: {
    id: p.integer().primary().autoincrement(),
    at: p.datetime().onCreate(() => new Date()),
    act: p.text().$type<AuditAct>(),
    /** Who; null for the command line. No reference: the line outlives the account, and then names nobody. */
    actorId: p.uuid().nullable(),
    /** The member whom it was about. */
    memberId: p.uuid().nullable(),
    /** The post that it was about, and where it was then; of a board or an exhibition itself only the type. */
    postId: p.integer().nullable(),
    postType: p.text().nullable(),
    postIndex: p.integer().nullable(),
    /** The webhook that it was about, which it outlives. */
    webhookId: p.uuid().nullable(),
    /** The event, or the mailing, that it was about; which it outlives too. */
    eventId: p.integer().nullable(),
    mailingId: p.integer().nullable(),
    /** The pop-up or banner, or the grade, likewise; and the year whose dues it was about. */
    bulletinId: p.integer().nullable(),
    gradeId: p.integer().nullable(),
    duesYear: p.integer().nullable(),
    /** Who of the lineage, or held the office; and the term of the officers by its number. */
    personId: p.integer().nullable(),
    officerTerm: p.integer().nullable(),
    /** The text of the association that it was about. */
    pageText: p.text().nullable(),
    /** From where; null for the command line, and in lines of the version before. */
    address: p.text().nullable(),
    /** Why members' data was looked at, in a word and in the administrator's own. */
    reason: p.text().nullable(),
    reasonNote: p.text().nullable(),
  },
  indexes: [
    { name: "audit_line_at_index", properties: "at" },
    { name: "audit_line_act_index", properties: ["act", "id"] },
    { name: "audit_line_actor_index", properties: ["actorId", "id"] },
    { name: "audit_line_member_index", properties: ["memberId", "id"] },
  ],
});

/** Who did what to whom and when, in opaque ids alone; written once, and kept for a year (docs/decisions/010). */
export class AuditLine extends schema.class {}
schema.setClass(AuditLine);
