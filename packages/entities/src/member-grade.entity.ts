import { defineEntity, p } from "@mikro-orm/core";

const schema = defineEntity({
  name: "MemberGrade",
  tableName: "member_grade",
  properties: {
    id: p.integer().primary().autoincrement(),
    name: p.text(),
    /** Its place where grades are listed; of equal ones the older stands first. */
    position: p.integer().default(0),
    createdAt: p.datetime().defaultRaw("now()"),
    updatedAt: p.datetime().defaultRaw("now()"),
  },
  uniques: [{ name: "member_grade_name_unique", properties: "name" }],
});

/** What a member is to the association (정회원, 준회원 …), which boards can ask for (docs/decisions/051). */
export class MemberGrade extends schema.class {}
schema.setClass(MemberGrade);
