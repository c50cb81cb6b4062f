import { defineEntity, p } from "@mikro-orm/core";
import { postTypes } from "./post-type.ts";
import { User } from "./user.entity.ts";

const schema = defineEntity({
  name: "Post",
  tableName: "post",
  properties: {
    id: p.integer().primary().autoincrement(),
    type: p.enum(postTypes),
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
    views: p.integer().default(0),
    likeCount: p.integer().default(0),
    createdAt: p.datetime().onCreate(() => new Date()),
    updatedAt: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
    /** Grows with each edit, so that one which another overtook is noticed. Views and likes are no edits. */
    revision: p.integer().default(1),
    /** In the trash since; no list and no page shows it. */
    deletedAt: p.datetime().nullable(),
  },
  uniques: [{ name: "post_type_index_unique", properties: ["type", "index"] }],
  indexes: [
    {
      name: "post_list_index",
      expression: 'create index "post_list_index" on "post" ("type", "index" desc) where "deleted_at" is null',
    },
    {
      name: "post_group_index",
      expression:
        'create index "post_group_index" on "post" ("type", "sub_type", "index" desc) where "deleted_at" is null and "sub_type" is not null',
    },
    {
      name: "post_author_index",
      expression: 'create index "post_author_index" on "post" ("user_id", "type", "index" desc)',
    },
    {
      name: "post_title_search_index",
      expression:
        'create index "post_title_search_index" on "post" using gin (bigrams("title")) where "deleted_at" is null',
    },
    {
      name: "post_title_character_index",
      expression:
        'create index "post_title_character_index" on "post" using gin (string_to_array(lower("title"), null)) where "deleted_at" is null',
    },
    {
      name: "post_author_name_character_index",
      expression:
        'create index "post_author_name_character_index" on "post" using gin (string_to_array(lower("author_name"), null)) where "author_name" is not null',
    },
    {
      name: "post_author_name_search_index",
      expression:
        'create index "post_author_name_search_index" on "post" using gin (bigrams("author_name")) where "author_name" is not null',
    },
  ],
});

export class Post extends schema.class {}
schema.setClass(Post);
