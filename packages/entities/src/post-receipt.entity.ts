import { defineEntity, p } from "@mikro-orm/core";
import { Post } from "./post.entity.ts";
import { User } from "./user.entity.ts";

const schema = defineEntity({
  name: "PostReceipt",
  tableName: "post_receipt",
  properties: {
    user: () => p.manyToOne(User).primary().deleteRule("cascade"),
    /** Chosen by the client: the same key again means the same post. */
    key: p.text().primary(),
    /** Null only while the transaction that makes it is under way. */
    post: () => p.manyToOne(Post).nullable().deleteRule("cascade"),
  },
  indexes: [{ name: "post_receipt_post_index", properties: "post" }],
});

/** What a writing was answered with, so that sending it again after a lost answer writes nothing twice. */
export class PostReceipt extends schema.class {}
schema.setClass(PostReceipt);
