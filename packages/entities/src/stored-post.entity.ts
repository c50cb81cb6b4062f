import { defineEntity, p } from "@mikro-orm/core";
import { postSchema } from "./post.entity.ts";
import { User } from "./user.entity.ts";

/** A board, or a group of works, in an order of its own. */
const inOrder = (name: string, column: string) => [
  {
    name: `post_${name}_index`,
    expression: `create index "post_${name}_index" on "stored_post" ("type", ${column}, "index") where "deleted_at" is null`,
  },
  {
    name: `post_group_${name}_index`,
    expression: `create index "post_group_${name}_index" on "stored_post" ("type", "sub_type", ${column}, "index") where "deleted_at" is null and "sub_type" is not null`,
  },
];

/** Works alone, from the first that hangs to the last. */
const standing = `(coalesce(- "wall_place", "index")) desc`;
const worksAlone = `"deleted_at" is null and coalesce("type" ~ '^EXHIBITION_|_EXHIBITION$', false)`;

const schema = defineEntity({
  name: "StoredPost",
  tableName: "stored_post",
  properties: {
    ...postSchema.properties,
    /** In the trash since; `post` shows none of these. */
    deletedAt: p.datetime().nullable(),
    /** Who put it there; null once they have withdrawn. */
    deletedBy: () => p.manyToOne(User).nullable().deleteRule("set null"),
    /** It came with the samples (docs/decisions/038). */
    isSample: p.boolean().default(false),
  },
  uniques: [{ name: "post_type_index_unique", properties: ["type", "index"] }],
  indexes: [
    ...inOrder("created", '"created_at"'),
    ...inOrder("updated", '"updated_at"'),
    ...inOrder("title", '"title" collate "C"'),
    {
      name: "post_standing_index",
      expression: `create index "post_standing_index" on "stored_post" ("type", ${standing}) where ${worksAlone}`,
    },
    {
      name: "post_group_standing_index",
      expression: `create index "post_group_standing_index" on "stored_post" ("type", "sub_type", ${standing}) where ${worksAlone} and "sub_type" is not null`,
    },
    {
      name: "post_list_index",
      expression: 'create index "post_list_index" on "stored_post" ("type", "index" desc) where "deleted_at" is null',
    },
    {
      name: "post_group_index",
      expression:
        'create index "post_group_index" on "stored_post" ("type", "sub_type", "index" desc) where "deleted_at" is null and "sub_type" is not null',
    },
    {
      name: "stored_post_trash_index",
      expression:
        'create index "stored_post_trash_index" on "stored_post" ("deleted_at", "id") where "deleted_at" is not null',
    },
    {
      name: "stored_post_deleted_by_index",
      expression:
        'create index "stored_post_deleted_by_index" on "stored_post" ("deleted_by_id") where "deleted_by_id" is not null',
    },
    {
      name: "stored_post_sample_index",
      expression:
        'create index "stored_post_sample_index" on "stored_post" ("id") where "is_sample" and "deleted_at" is null',
    },
    {
      name: "stored_post_pinned_index",
      expression:
        'create index "stored_post_pinned_index" on "stored_post" ("type", "pinned_until") where "pinned_until" is not null and "deleted_at" is null',
    },
    {
      name: "stored_post_heading_index",
      expression:
        'create index "stored_post_heading_index" on "stored_post" ("type", "heading", "index" desc) where "deleted_at" is null and "heading" <> \'\'',
    },
    {
      name: "post_author_index",
      expression: 'create index "post_author_index" on "stored_post" ("user_id", "type", "index" desc)',
    },
    {
      name: "post_title_search_index",
      expression:
        'create index "post_title_search_index" on "stored_post" using gin (bigrams("title")) where "deleted_at" is null',
    },
    {
      name: "post_title_character_index",
      expression:
        'create index "post_title_character_index" on "stored_post" using gin (string_to_array(lower("title"), null)) where "deleted_at" is null',
    },
    {
      name: "post_author_name_character_index",
      expression:
        'create index "post_author_name_character_index" on "stored_post" using gin (string_to_array(lower("author_name"), null)) where "author_name" is not null',
    },
    {
      name: "post_author_name_search_index",
      expression:
        'create index "post_author_name_search_index" on "stored_post" using gin (bigrams("author_name")) where "author_name" is not null',
    },
  ],
});

/** All posts there are, those in the trash with them. For the trash and what tells of what was (the audit log, a member who leaves); everything else asks `Post`. */
export class StoredPost extends schema.class {}
schema.setClass(StoredPost);
