import { defineEntity, p } from "@mikro-orm/core";
import { User } from "./user.entity.ts";

const schema = defineEntity({
  name: "PlannedPost",
  tableName: "planned_post",
  properties: {
    id: p.integer().primary().autoincrement(),
    /** Its board; the migration makes the reference. */
    type: p.text(),
    /** Null once the member has withdrawn; it is published all the same. */
    user: () => p.manyToOne(User).nullable().deleteRule("set null"),
    title: p.text(),
    /** What was written, as the call of a new post takes it, its text sanitised. */
    written: p.json<object>(),
    publishAt: p.datetime(),
    /** Grows with each edit, so that one which another overtook is noticed. */
    revision: p.integer().default(1),
    /** Of the version before, which counted here how often publishing it failed, and when last; jobs know now. */
    failures: p.integer().default(0),
    failedAt: p.datetime().nullable(),
    /** Why publishing it failed the last time, as a sentence; empty for never since it was written. */
    failure: p.text().default(""),
    createdAt: p.datetime().defaultRaw("now()"),
    updatedAt: p.datetime().defaultRaw("now()"),
  },
  indexes: [
    { name: "planned_post_publish_at_index", properties: "publishAt" },
    { name: "planned_post_type_index", properties: "type" },
    { name: "planned_post_user_id_index", properties: "user" },
  ],
});

/** A post that nobody reads before its time (EXH-09). */
export class PlannedPost extends schema.class {}
schema.setClass(PlannedPost);
