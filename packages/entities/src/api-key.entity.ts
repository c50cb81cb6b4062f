import { defineEntity, p } from "@mikro-orm/core";
import { User } from "./user.entity.ts";

const schema = defineEntity({
  name: "ApiKey",
  tableName: "api_key",
  properties: {
    id: p.uuid().primary().defaultRaw("gen_random_uuid()"),
    user: () => p.manyToOne(User).deleteRule("cascade"),
    /** What its member calls it. */
    name: p.text(),
    /** What it is for: nothing else of its member's rights counts. A word that this version does not know allows nothing. */
    scopes: p.array(),
    /** The first letters, by which its member tells it from others. */
    prefix: p.text(),
    /** SHA-256 in hexadecimal of the whole key: a stolen table opens no account. */
    keyHash: p.text(),
    expiresAt: p.datetime(),
    createdAt: p.datetime(),
    /** To the hour; null until a program has used it. */
    lastUsedAt: p.datetime().nullable(),
  },
  indexes: [{ name: "api_key_user_index", properties: "user" }],
  uniques: [{ name: "api_key_key_hash_unique", properties: "keyHash" }],
});

/** A key by which a program acts as its member; revoked is deleted (docs/decisions/041). */
export class ApiKey extends schema.class {}
schema.setClass(ApiKey);
