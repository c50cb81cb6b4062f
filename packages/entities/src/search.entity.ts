import { defineEntity, p } from "@mikro-orm/core";
import { StoredPost } from "./stored-post.entity.ts";

const schema = defineEntity({
  name: "PostText",
  tableName: "post_text",
  properties: {
    post: () => p.manyToOne(StoredPost).primary().updateRule("cascade").deleteRule("cascade"),
    type: p.text(),
    /** Then the words are those that its writer and administrators read. */
    isSecret: p.boolean().default(false),
    /** Who asked secretly; null for every other post. */
    userId: p.uuid().nullable(),
    title: p.text(),
    /** All else that it says, as one line. */
    words: p.text(),
  },
  indexes: [
    { name: "post_text_type_index", properties: ["type", "post"] },
    {
      name: "post_text_search_index",
      expression:
        'create index "post_text_search_index" on "post_text" using gin (post_tokens("post_id", "type", "is_secret", "user_id", "title", "words")) with (gin_pending_list_limit = 256)',
    },
  ],
});

/** What a post is found by (DAY-06). The database's triggers write it, for whoever writes a post (docs/decisions/080). */
export class PostText extends schema.class {}
schema.setClass(PostText);

const missSchema = defineEntity({
  name: "SearchMiss",
  tableName: "search_miss",
  properties: {
    /** In Korean time. */
    day: p.date().primary(),
    word: p.text().primary(),
    count: p.integer().default(1),
  },
});

/** What was searched for and not found, by day; nobody knows by whom (DAY-07). */
export class SearchMiss extends missSchema.class {}
missSchema.setClass(SearchMiss);
