import { defineEntity, p } from "@mikro-orm/core";

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
