import { defineEntity, p } from "@mikro-orm/core";
import { User } from "./user.entity.ts";

const schema = defineEntity({
  name: "Session",
  tableName: "session",
  properties: {
    /** SHA-256 of the id in the cookie, in hexadecimal: a stolen table opens no account (SEC-01). */
    id: p.text().primary(),
    /** What its member calls it by when they end it from another one: it opens nothing, and neither does the id. */
    handle: p.uuid().defaultRaw("gen_random_uuid()"),
    user: () => p.manyToOne(User).deleteRule("cascade"),
    autoLogin: p.boolean(),
    expiresAt: p.datetime(),
    /** A signed-in change of password needs a check within 10 minutes (AUT-27). */
    passwordCheckedAt: p.datetime().nullable(),
    /** Browser and system in a word each, empty where neither is known (docs/decisions/022). */
    device: p.text().default(""),
    /** To the hour; null before the first refresh of a session that an older version opened. */
    lastUsedAt: p.datetime().nullable(),
    /** Why its administrator looks at members' data, for a while (docs/decisions/084). */
    reason: p.text().nullable(),
    reasonNote: p.text().nullable(),
    reasonGivenAt: p.datetime().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
  indexes: [
    { name: "session_user_index", properties: "user" },
    { name: "session_expires_at_index", properties: "expiresAt" },
  ],
});

export class Session extends schema.class {}
schema.setClass(Session);
