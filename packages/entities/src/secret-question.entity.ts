import { defineEntity, p } from "@mikro-orm/core";
import { Post } from "./post.entity.ts";

const schema = defineEntity({
  name: "SecretQuestion",
  tableName: "secret_question",
  properties: {
    post: () => p.manyToOne(Post).primary().deleteRule("cascade"),
    title: p.text(),
    /** Sanitised HTML. */
    content: p.text(),
  },
});

/**
 * What a secret question says. The post of it holds words that give nothing away, so that whatever shows posts need not
 * know of secrets (docs/decisions/048).
 */
export class SecretQuestion extends schema.class {}
schema.setClass(SecretQuestion);
