import { defineEntity, p } from "@mikro-orm/core";
import { User } from "./user.entity.ts";

export const chronicleKinds = ["HISTORY", "PROPERTY"] as const;

const schema = defineEntity({
  name: "Chronicle",
  tableName: "chronicle",
  properties: {
    kind: p.enum(chronicleKinds).primary(),
    /** Grows with each save, so that a save which another overtook is noticed. */
    revision: p.integer().default(0),
    updatedAt: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
  },
});

export class Chronicle extends schema.class {}
schema.setClass(Chronicle);

const entrySchema = defineEntity({
  name: "ChronicleEntry",
  tableName: "chronicle_entry",
  properties: {
    chronicle: () => p.manyToOne(Chronicle).primary().deleteRule("cascade").fieldName("kind"),
    /** Its place in the list, from 0 (HIS-08). */
    index: p.integer().primary(),
    title: p.text(),
    year: p.text().default(""),
    date: p.text().default(""),
  },
});

export class ChronicleEntry extends entrySchema.class {}
entrySchema.setClass(ChronicleEntry);

const versionSchema = defineEntity({
  name: "ChronicleVersion",
  tableName: "chronicle_version",
  properties: {
    chronicle: () => p.manyToOne(Chronicle).primary().fieldName("kind"),
    /** From 1. */
    number: p.integer().primary(),
    list: p.json<object[]>(),
    /** That which the list had; 0 for one that nobody has saved. */
    revision: p.integer(),
    user: () => p.manyToOne(User).nullable().deleteRule("set null"),
    /** Null for a list that nobody has saved. */
    publishedAt: p.datetime().nullable(),
  },
  indexes: [{ name: "chronicle_version_user_id_index", properties: "user" }],
});

/** A list as it was saved, for good: a trigger of the database stores it (docs/decisions/093). */
export class ChronicleVersion extends versionSchema.class {}
versionSchema.setClass(ChronicleVersion);
