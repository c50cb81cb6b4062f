import { defineEntity, p } from "@mikro-orm/core";
import { User } from "./user.entity.ts";

const schema = defineEntity({
  name: "Consent",
  tableName: "consent",
  properties: {
    id: p.integer().primary().autoincrement(),
    user: () => p.manyToOne(User).deleteRule("cascade"),
    document: p.enum(["TERMS", "PRIVACY"] as const),
    version: p.text(),
    /**
     * Whether the person ticked a box we saw, a client vouched that it had asked, or they agreed on an old site, which
     * `version` then names (requirements/decisions.md).
     */
    source: p.enum(["FORM", "CLIENT", "IMPORT"] as const),
    agreedAt: p.datetime().onCreate(() => new Date()),
  },
  indexes: [{ name: "consent_user_index", properties: "user" }],
});

export class Consent extends schema.class {}
schema.setClass(Consent);
