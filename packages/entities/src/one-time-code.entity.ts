import { defineEntity, p } from "@mikro-orm/core";
import { User } from "./user.entity.ts";

const schema = defineEntity({
  name: "OneTimeCode",
  tableName: "one_time_code",
  properties: {
    /** One code an account: a newer one replaces it (AUT-22). */
    user: () => p.oneToOne(User).owner().primary().deleteRule("cascade"),
    codeHash: p.text(),
    /** The address that it was mailed to; null where the version before mailed it. */
    sentTo: p.text().nullable(),
    /** The hash of the code that `sentTo` is about: the version before replaces a code and leaves both as they are. */
    sentHash: p.text().nullable(),
    attemptsLeft: p.smallint(),
    expiresAt: p.datetime(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});

export class OneTimeCode extends schema.class {}
schema.setClass(OneTimeCode);
