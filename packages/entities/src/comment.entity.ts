import { defineEntity, p } from "@mikro-orm/core";
import { Post } from "./post.entity.ts";
import { User } from "./user.entity.ts";

const schema = defineEntity({
  name: "Comment",
  tableName: "comment",
  properties: {
    id: p.integer().primary().autoincrement(),
    post: () => p.manyToOne(Post).deleteRule("cascade"),
    /** Null at the top level; replies are one level deep (CMT-04). */
    parent: () => p.manyToOne(Comment).nullable().deleteRule("cascade"),
    user: () => p.manyToOne(User).nullable().deleteRule("set null"),
    /** Who wrote it without an account, on the site that it was moved in from; null for a member's. */
    authorName: p.text().nullable(),
    /** Plain text. */
    content: p.text(),
    likeCount: p.integer().default(0),
    createdAt: p.datetime().onCreate(() => new Date()),
    /** When its writer changed what it says. */
    editedAt: p.datetime().nullable(),
    /** Deleted while it had replies: a line stands in its place (CMT-07). */
    deletedAt: p.datetime().nullable(),
  },
  indexes: [
    { name: "comment_post_index", properties: ["post", "id"] },
    { name: "comment_parent_index", properties: "parent" },
    { name: "comment_user_index", properties: "user" },
  ],
});

export class Comment extends schema.class {}
schema.setClass(Comment);

const likeSchema = defineEntity({
  name: "CommentLike",
  tableName: "comment_like",
  properties: {
    comment: () => p.manyToOne(Comment).primary().deleteRule("cascade"),
    user: () => p.manyToOne(User).primary().deleteRule("cascade"),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
  indexes: [{ name: "comment_like_user_index", properties: "user" }],
});

export class CommentLike extends likeSchema.class {}
likeSchema.setClass(CommentLike);
