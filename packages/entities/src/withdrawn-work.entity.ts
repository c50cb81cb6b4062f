import { defineEntity, p } from "@mikro-orm/core";

const schema = defineEntity({
  name: "WithdrawnWork",
  tableName: "withdrawn_work",
  properties: {
    /** That of the post, which is never given twice: the number of its permanent address. */
    id: p.integer().primary().autoincrement(false),
    /** The exhibition where it hung last, by whose rights its title is told while there is one. */
    type: p.text(),
    title: p.text(),
    withdrawnAt: p.datetime().defaultRaw("now()"),
  },
});

/** A work that was deleted for good: a trigger writes it (docs/decisions/058). */
export class WithdrawnWork extends schema.class {}
schema.setClass(WithdrawnWork);
