import { defineEntity, p } from "@mikro-orm/core";
import { User } from "./user.entity.ts";

const schema = defineEntity({
  name: "OldPassword",
  tableName: "old_password",
  properties: {
    user: () => p.oneToOne(User).owner().primary().deleteRule("cascade"),
    /** As the old site had it, whatever it was made with. */
    hash: p.text(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});

/**
 * The hash by which members who were moved in from an old site are known, once (IMP-03). It counts only while their
 * account has none of its own; a trigger takes it away when it gets one.
 */
export class OldPassword extends schema.class {}
schema.setClass(OldPassword);
