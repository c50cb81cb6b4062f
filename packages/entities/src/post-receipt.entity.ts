import { defineEntity, p } from "@mikro-orm/core";
import { Post } from "./post.entity.ts";
import { User } from "./user.entity.ts";

const schema = defineEntity({
  name: "PostReceipt",
  tableName: "post_receipt",
  properties: {
    user: () => p.manyToOne(User).primary().deleteRule("cascade"),
    /** Chosen by the client: the same key again means the same writing. */
    key: p.text().primary(),
    /** What was written, or what it comments on; null for a record, and while the transaction that writes it is under way. */
    post: () => p.manyToOne(Post).nullable().deleteRule("cascade"),
    /** Null for a post. Outlives the comment: what was deleted meanwhile was written all the same. */
    commentId: p.integer().nullable(),
    /** A person, an office or a term that was added, by its number, which outlives it; null for anything else. */
    recordId: p.integer().nullable(),
    /** Of the content (SHA-256), since the same key with other content is refused; null for what was written before that. */
    fingerprint: p.text().nullable(),
  },
  indexes: [{ name: "post_receipt_post_index", properties: "post" }],
});

/**
 * What a writing was answered with, so that sending it again after a lost answer writes nothing twice: of posts, and since
 * then of comments and of the lineage's and the officers' records too.
 */
export class PostReceipt extends schema.class {}
schema.setClass(PostReceipt);
