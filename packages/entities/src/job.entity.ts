import { defineEntity, p } from "@mikro-orm/core";
import { User } from "./user.entity.ts";

export const jobStates = ["WAITING", "DONE", "FAILED"] as const;

const schema = defineEntity({
  name: "Job",
  tableName: "job",
  properties: {
    id: p.uuid().primary().defaultRaw("gen_random_uuid()"),
    /** What does it: a handler's name. */
    kind: p.text(),
    /** Jobs of one kind wait for one another in a lane alone: a webhook, say. Most kinds have one lane, without a name. */
    lane: p.text().default(""),
    /** What of it, for administrators: the kind of a mail, say. Nothing about a person. */
    subject: p.text().default(""),
    /** What its handler needs; empty once it is over, since it may be about people. */
    data: p.json<Record<string, unknown>>(),
    /** Of a kind only one with such a key is ever written. */
    key: p.text().nullable(),
    /** The member whom it is about, with whom it goes. */
    user: () => p.manyToOne(User).nullable().deleteRule("cascade"),
    state: p.enum(jobStates).default("WAITING"),
    /** How often somebody began. */
    attempts: p.integer().default(0),
    /** When it is due; for one that is under way, when it is taken for lost. Null for one that is over. */
    dueAt: p.datetime().nullable(),
    /** Why the last attempt failed, in a word: nothing that names anybody. */
    lastError: p.text().nullable(),
    createdAt: p.datetime(),
    endedAt: p.datetime().nullable(),
  },
  indexes: [
    {
      name: "job_due_index",
      expression: 'create index "job_due_index" on "job" ("kind", "due_at") where "due_at" is not null',
    },
    {
      name: "job_lane_due_index",
      expression: 'create index "job_lane_due_index" on "job" ("kind", "lane", "due_at") where "due_at" is not null',
    },
    { name: "job_created_at_index", properties: ["createdAt", "id"] },
    { name: "job_state_index", properties: ["state", "createdAt", "id"] },
    { name: "job_user_id_index", properties: "user" },
    {
      name: "job_key_unique",
      expression: 'create unique index "job_key_unique" on "job" ("kind", "key") where "key" is not null',
    },
  ],
});

/** Work behind the scenes: written in the transaction of what asks for it, done afterwards (DAY-03). */
export class Job extends schema.class {}
schema.setClass(Job);
