import { defineEntity, p } from "@mikro-orm/core";
import { Post } from "./post.entity.ts";
import { User } from "./user.entity.ts";

const viewSchema = defineEntity({
  name: "PostView",
  tableName: "post_view",
  properties: {
    post: () => p.manyToOne(Post).primary().deleteRule("cascade"),
    /** A member's id, or a visitor's hash whose key changes daily (requirements/decisions.md). */
    reader: p.text().primary(),
    viewedAt: p.datetime(),
  },
  indexes: [{ name: "post_view_viewed_at_index", properties: "viewedAt" }],
});

/** Who has opened what lately, so that reloading counts once in 30 minutes (BRD-28). */
export class PostView extends viewSchema.class {}
viewSchema.setClass(PostView);

const likeSchema = defineEntity({
  name: "PostLike",
  tableName: "post_like",
  properties: {
    post: () => p.manyToOne(Post).primary().deleteRule("cascade"),
    user: () => p.manyToOne(User).primary().deleteRule("cascade"),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
  indexes: [{ name: "post_like_user_index", properties: "user" }],
});

export class PostLike extends likeSchema.class {}
likeSchema.setClass(PostLike);
