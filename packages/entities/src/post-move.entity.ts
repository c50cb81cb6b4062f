import { defineEntity, p } from "@mikro-orm/core";
import { Post } from "./post.entity.ts";

const schema = defineEntity({
  name: "PostMove",
  tableName: "post_move",
  properties: {
    /** An address that a post had before it moved to another board; it redirects (requirements/decisions.md). */
    type: p.text().primary(),
    index: p.integer().primary(),
    post: () => p.manyToOne(Post).deleteRule("cascade"),
  },
  indexes: [{ name: "post_move_post_index", properties: "post" }],
});

export class PostMove extends schema.class {}
schema.setClass(PostMove);
