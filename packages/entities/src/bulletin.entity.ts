import { defineEntity, p } from "@mikro-orm/core";

export const bulletinKinds = ["POPUP", "BANNER"] as const;
export const bulletinPages = ["EVERY", "HOME", "ABOUT", "MEMBER", "NEWS", "GALLERY", "COMMUNITY"] as const;

const schema = defineEntity({
  name: "Bulletin",
  tableName: "bulletin",
  properties: {
    id: p.integer().primary().autoincrement(),
    kind: p.enum(bulletinKinds),
    title: p.text(),
    /** Plain text; a line is a paragraph. */
    text: p.text().default(""),
    /** Address of a picture; empty for none. */
    picture: p.text().default(""),
    /** What is read out in the picture's place. */
    alternative: p.text().default(""),
    /** An own path or an https address; empty for none. */
    link: p.text().default(""),
    pages: p.enum(bulletinPages).default("EVERY"),
    /** Days in Korea, both included; without a last one it stands until it is taken away. */
    startsOn: p.date(),
    endsOn: p.date().nullable(),
    isOn: p.boolean().default(true),
    /** Its place among them; of equal ones the older stands first. */
    position: p.integer().default(0),
    /** Grows with each edit, so that one which another overtook is noticed. */
    revision: p.integer().default(1),
    createdAt: p.datetime().defaultRaw("now()"),
    updatedAt: p.datetime().defaultRaw("now()"),
  },
});

/** What visitors are told on the pages themselves for some days: a card or a strip (docs/decisions/078). */
export class Bulletin extends schema.class {}
schema.setClass(Bulletin);
