import { defineEntity, p } from "@mikro-orm/core";

const schema = defineEntity({
  name: "RateLimit",
  tableName: "rate_limit",
  properties: {
    /** The limit's name and a hash of whom it counts: no address and no account in clear. */
    key: p.text().primary(),
    count: p.integer(),
    resetsAt: p.datetime(),
  },
  indexes: [{ name: "rate_limit_resets_at_index", properties: "resetsAt" }],
});

export class RateLimit extends schema.class {}
schema.setClass(RateLimit);
