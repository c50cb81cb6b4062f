import { defineEntity, p } from "@mikro-orm/core";
import { User } from "./user.entity.ts";

const schema = defineEntity({
  name: "AgeStatement",
  tableName: "age_statement",
  properties: {
    user: () => p.oneToOne(User).owner().primary().updateRule("cascade").deleteRule("cascade"),
    /** Whether the person ticked a box we saw, or a client vouched that it had asked. */
    source: p.enum(["FORM", "CLIENT"] as const),
    statedAt: p.datetime(),
  },
});

/** That a member said to be 14 years old or older; on which day they were born is not asked (DAY-10). */
export class AgeStatement extends schema.class {}
schema.setClass(AgeStatement);
