import { defineEntity, p } from "@mikro-orm/core";
import { User } from "./user.entity.ts";

const factor = defineEntity({
  name: "SecondFactor",
  tableName: "second_factor",
  properties: {
    user: () => p.oneToOne(User).owner().primary().deleteRule("cascade"),
    /** Sealed with a key of the site's; null until a first code has confirmed it. */
    secret: p.text().nullable(),
    /** The one that is being set up; the one before goes on until this is confirmed. */
    pendingSecret: p.text().nullable(),
    /** The step of 30 seconds whose code was taken last: neither it nor an earlier one is taken again. */
    lastStep: p.integer().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});

export class SecondFactor extends factor.class {}
factor.setClass(SecondFactor);

const code = defineEntity({
  name: "RecoveryCode",
  tableName: "recovery_code",
  properties: {
    user: () => p.manyToOne(User).primary().deleteRule("cascade"),
    /** Argon2id under a salt of the account's own; used up, it is gone. */
    codeHash: p.text().primary(),
  },
});

export class RecoveryCode extends code.class {}
code.setClass(RecoveryCode);
