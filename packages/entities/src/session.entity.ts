import { defineEntity, p } from "@mikro-orm/core";
import { User } from "./user.entity.ts";

const schema = defineEntity({
  name: "Session",
  tableName: "session",
  properties: {
    /** SHA-256 of the id in the cookie, in hexadecimal: a stolen table opens no account (SEC-01). */
    id: p.text().primary(),
    user: () => p.manyToOne(User).deleteRule("cascade"),
    autoLogin: p.boolean(),
    expiresAt: p.datetime(),
    /** A signed-in change of password needs a check within 10 minutes (AUT-27). */
    passwordCheckedAt: p.datetime().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
  indexes: [
    { name: "session_user_index", properties: "user" },
    { name: "session_expires_at_index", properties: "expiresAt" },
  ],
});

export class Session extends schema.class {}
schema.setClass(Session);
