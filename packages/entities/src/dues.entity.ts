import { defineEntity, p } from "@mikro-orm/core";
import { User } from "./user.entity.ts";

const schema = defineEntity({
  name: "Dues",
  tableName: "dues",
  properties: {
    user: () => p.manyToOne(User).primary().deleteRule("cascade"),
    year: p.integer().primary(),
    /** In Korea. */
    paidOn: p.date(),
    /** In won; null where it was not noted. */
    amount: p.integer().nullable(),
    note: p.text().default(""),
    updatedAt: p.datetime().defaultRaw("now()"),
  },
  indexes: [{ name: "dues_year_index", properties: "year" }],
});

/** That a member paid the dues of a year (DAY-09). */
export class Dues extends schema.class {}
schema.setClass(Dues);

const withdrawnSchema = defineEntity({
  name: "WithdrawnDues",
  tableName: "withdrawn_dues",
  properties: {
    year: p.integer().primary().autoincrement(false),
    count: p.integer().default(0),
    /** In won. */
    amount: p.bigint("number").defaultRaw("0"),
  },
});

/** What the dues of a year were of members who have withdrawn since: how many, how much, and of nobody (DAY-09). */
export class WithdrawnDues extends withdrawnSchema.class {}
withdrawnSchema.setClass(WithdrawnDues);
