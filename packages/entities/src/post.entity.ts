import { defineEntity, p } from "@mikro-orm/core";
import { User } from "./user.entity.ts";

/** What is told of a post, wherever it is. */
export const postSchema = defineEntity({
  name: "Post",
  tableName: "post",
  properties: {
    id: p.integer().primary().autoincrement(),
    type: p.text(),
    /** The number people see, from 1 within its board; never given twice (BRD-27). */
    index: p.integer(),
    /** The disciple group of an exhibition, 1-based; null for none (NAV-08). */
    subType: p.smallint().nullable(),
    /** Null once the member has withdrawn; the post stays (MYP-12). */
    user: () => p.manyToOne(User).nullable().deleteRule("set null"),
    /** A work's 작가; null where the writer is the author. */
    authorName: p.text().nullable(),
    title: p.text(),
    /** Sanitised HTML. */
    content: p.text(),
    summary: p.text(),
    thumbnail: p.text().default(""),
    caption: p.text().default(""),
    // The record of a work (docs/decisions/059), each empty for nothing.
    hanja: p.text().default(""),
    english: p.text().default(""),
    dated: p.text().default(""),
    kind: p.text().default(""),
    technique: p.text().default(""),
    height: p.text().default(""),
    width: p.text().default(""),
    depth: p.text().default(""),
    holder: p.text().default(""),
    inscription: p.text().default(""),
    rights: p.text().default(""),
    credit: p.text().default(""),
    views: p.integer().default(0),
    likeCount: p.integer().default(0),
    createdAt: p.datetime().onCreate(() => new Date()),
    updatedAt: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
    /** Grows with each edit, so that one which another overtook is noticed. Views and likes are no edits. */
    revision: p.integer().default(1),
    /** The last day, in Korean time, on which a notice is pinned; null for none. */
    pinnedUntil: p.date().nullable(),
    /** The word before its title, one that its board had when it was written; empty for none. */
    heading: p.text().default(""),
    /** Where a work hangs among those that were put in order, from 1; null for what was not (EXH-04). */
    wallPlace: p.integer().nullable(),
  },
});

/**
 * The posts that are there: a view that leaves the trash out, so that no query can forget to (docs/decisions/009). It is
 * read and written like a table; only the trash knows the table behind it.
 */
export class Post extends postSchema.class {}
postSchema.setClass(Post);
