import { defineEntity, p } from "@mikro-orm/core";

const schema = defineEntity({
  name: "Person",
  tableName: "person",
  properties: {
    id: p.integer().primary().autoincrement(),
    name: p.text(),
    hanja: p.text().default(""),
    /** The name in Latin letters, as its bearer writes it. */
    latin: p.text().default(""),
    /** 법명 or 당호, which stands before the name. */
    dharmaName: p.text().default(""),
    /** Years as the association knows them: "1900", "1900년 무렵". */
    born: p.text().default(""),
    died: p.text().default(""),
    /** Looked at when the transaction ends: a backup puts rows back in the order of their ids. */
    teacher: () => p.manyToOne(Person).nullable().deleteRule("no action").updateRule("no action").deferMode("deferred"),
    /** The one with whom the generations begin (1세); at most one is. */
    isFounder: p.boolean().default(false),
    /** Address of a picture; empty for none. */
    portrait: p.text().default(""),
    note: p.text().default(""),
    isLiving: p.boolean().default(true),
    /** Who is not is named to administrators alone, and keeps their place in the tree. */
    isPublic: p.boolean().default(true),
    /** Place among those of one teacher; of equal ones the older row stands first. */
    position: p.integer().default(0),
    /** Grows with each edit, so that one which another overtook is noticed. */
    revision: p.integer().default(1),
    createdAt: p.datetime().defaultRaw("now()"),
    updatedAt: p.datetime().defaultRaw("now()"),
  },
  indexes: [
    { name: "person_teacher_index", properties: "teacher" },
    {
      name: "person_founder_unique",
      expression: 'create unique index "person_founder_unique" on "person" ("is_founder") where "is_founder"',
    },
  ],
});

/** Somebody of the lineage or of the association, a member of the site or not (docs/decisions/053). */
export class Person extends schema.class {}
schema.setClass(Person);
