import { defineEntity, p } from "@mikro-orm/core";
import { User } from "./user.entity.ts";

const schema = defineEntity({
  name: "Dormancy",
  tableName: "dormancy",
  properties: {
    user: () => p.oneToOne(User).owner().primary().updateRule("cascade").deleteRule("cascade"),
    /** In Korea. */
    lastSeenOn: p.date(),
    /** When the mail was last asked for that says their account will be put aside; null once they were here again. */
    noticeAskedAt: p.datetime().nullable(),
    /** When that mail left; null where it has not, or they were here again. */
    notifiedAt: p.datetime().nullable(),
    /** Since when it is put aside; such an account is not active. */
    since: p.datetime().nullable(),
  },
  indexes: [
    {
      name: "dormancy_last_seen_on_index",
      expression: 'create index "dormancy_last_seen_on_index" on "dormancy" ("last_seen_on") where "since" is null',
    },
    {
      name: "dormancy_since_index",
      expression: 'create index "dormancy_since_index" on "dormancy" ("since") where "since" is not null',
    },
  ],
});

/** When a member was here last, and whether their account is put aside because nobody was for a year (DAY-10). */
export class Dormancy extends schema.class {}
schema.setClass(Dormancy);
