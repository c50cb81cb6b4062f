import { defineEntity, p } from "@mikro-orm/core";

export const boardKinds = ["EXHIBITION", "TEXT", "ALBUM", "ARCHIVE"] as const;
export const boardReaders = ["EVERYONE", "MEMBERS", "ADMINISTRATORS"] as const;
export const boardWriters = ["MEMBERS", "ADMINISTRATORS"] as const;

const schema = defineEntity({
  name: "Board",
  tableName: "board",
  properties: {
    /** What posts name: an address in capitals, and for good, whatever the board is called later. */
    type: p.text().primary(),
    kind: p.enum(boardKinds),
    title: p.text(),
    /** What search engines show of it; empty for what the program says. */
    description: p.text().default(""),
    /** The last part of its address below /community; null for an exhibition, whose number is its address. */
    address: p.text().nullable().unique(),
    /** Its place in menus; of equal ones the older stands first. */
    position: p.integer().default(0),
    readers: p.enum(boardReaders).default("EVERYONE"),
    writers: p.enum(boardWriters).default("ADMINISTRATORS"),
    /** The grades that read it or write to it; where there are any, the words above are those of administrators. */
    readerGrades: p.array(Number).columnType("int[]").default([]),
    writerGrades: p.array(Number).columnType("int[]").default([]),
    hasComments: p.boolean().default(false),
    /** Words of which a post may bear one before its title. */
    headings: p.array().default([]),
    /** Since when nothing is written to it; null while it is open. */
    closedAt: p.datetime().nullable(),
    /** Grows with each edit, so that one which another overtook is noticed. */
    revision: p.integer().default(1),
    createdAt: p.datetime().defaultRaw("now()"),
    updatedAt: p.datetime().defaultRaw("now()"),
  },
});

/** Where posts stand: a board of the community, or an exhibition (docs/decisions/046). */
export class Board extends schema.class {}
schema.setClass(Board);

const addressSchema = defineEntity({
  name: "BoardAddress",
  tableName: "board_address",
  properties: {
    /** An address that a board had before it was renamed; it redirects (EXH-08). */
    address: p.text().primary(),
    type: p.text(),
  },
  indexes: [{ name: "board_address_type_index", properties: "type" }],
});

export class BoardAddress extends addressSchema.class {}
addressSchema.setClass(BoardAddress);
