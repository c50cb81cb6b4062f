import { defineEntity, p } from "@mikro-orm/core";
import { User } from "./user.entity.ts";

const schema = defineEntity({
  name: "Invitation",
  tableName: "invitation",
  properties: {
    /** One a member: a newer one voids it. */
    user: () => p.oneToOne(User).owner().primary().deleteRule("cascade"),
    /** SHA-256 of what the mailed address holds: 256 random bits, which nobody tries out. */
    tokenHash: p.text(),
    /** The address that it was mailed to. */
    sentTo: p.text(),
    expiresAt: p.datetime(),
    createdAt: p.datetime(),
  },
  uniques: [{ name: "invitation_token_hash_unique", properties: "tokenHash" }],
});

export class Invitation extends schema.class {}
schema.setClass(Invitation);
