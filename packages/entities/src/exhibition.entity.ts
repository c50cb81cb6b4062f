import { defineEntity, p } from "@mikro-orm/core";

export const exhibitionStates = ["DRAFT", "ANNOUNCED", "OPEN", "PAST"] as const;

const schema = defineEntity({
  name: "Exhibition",
  tableName: "exhibition",
  properties: {
    /** Its board; the migration makes the reference. */
    type: p.text().primary(),
    /** Its address below /gallery/exhibition. */
    number: p.integer().unique(),
    /** Its whole name, as it stands above its works; empty for the title with the association in it. */
    banner: p.text().default(""),
    /** What it is called in English. */
    english: p.text().default(""),
    state: p.enum(exhibitionStates).default("DRAFT"),
    startsOn: p.date(),
    endsOn: p.date().nullable(),
    /** Only the month is known; the day of `startsOn` says nothing. */
    isByMonth: p.boolean().default(false),
    venue: p.text().default(""),
    directions: p.text().default(""),
    /** Address of a picture; empty for none. */
    poster: p.text().default(""),
    /** Plain text; a line is a paragraph. */
    introduction: p.text().default(""),
    /** The last number given to a group; none is given twice. */
    lastGroup: p.smallint().default(0),
  },
});

/** What an exhibition is besides a board of works. */
export class Exhibition extends schema.class {}
schema.setClass(Exhibition);

const groupSchema = defineEntity({
  name: "ExhibitionGroup",
  tableName: "exhibition_group",
  properties: {
    type: p.text().primary(),
    /** A work's `subType`, and the group's address for good (EXH-03). */
    number: p.smallint().primary(),
    name: p.text(),
    /** Its place among the groups, from 0. */
    position: p.smallint(),
  },
});

export class ExhibitionGroup extends groupSchema.class {}
groupSchema.setClass(ExhibitionGroup);
