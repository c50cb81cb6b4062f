import { randomUUID } from "node:crypto";
import { defineEntity, p } from "@mikro-orm/core";
import { MemberGrade } from "./member-grade.entity.ts";

const schema = defineEntity({
  name: "User",
  tableName: "user",
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    username: p.text(),
    /** The username in lower case: people sign in without minding it, and nobody takes a look-alike (AUT-07, SUP-20). */
    usernameKey: p.text(),
    name: p.text(),
    nickname: p.text(),
    /**
     * The nickname without what makes no difference to a reader, computed by the server. Null where the version before
     * wrote it a moment ago, and where an older member has the same.
     */
    nicknameKey: p.text().nullable(),
    /** Lower case. */
    email: p.text(),
    homepage: p.text().default(""),
    zonecode: p.text().default(""),
    address: p.text().default(""),
    detailAddress: p.text().default(""),
    profile: p.text().default(""),
    career: p.text().default(""),
    activity: p.text().default(""),
    /** The position text (회장, 이사 …): it permits nothing (ADM-06). */
    role: p.text().default("회원"),
    /** What boards can ask for; null for a member of none. */
    grade: () => p.manyToOne(MemberGrade).ref().nullable().deleteRule("restrict"),
    /** What the grade is called: a member is never shown without, and there are a handful. */
    gradeName: p
      .text()
      .nullable()
      .persist(false)
      .formula(({ grade }) => `(select name from member_grade where member_grade.id = ${grade})`),
    isAdmin: p.boolean().default(false),
    isActive: p.boolean().default(true),
    /**
     * Argon2id in PHC form; null until a member whom an administrator registered has set one (AUT-29), or one who was
     * moved in from an old site has signed in (IMP-03).
     */
    passwordHash: p.text().nullable(),
    /** For 72 hours after a change of email, password codes still go here (requirements/decisions.md). */
    previousEmail: p.text().nullable(),
    emailChangedAt: p.datetime().nullable(),
    /** Since when the address that is believed has been theirs, as of the last change; null where there was none. */
    emailSince: p.datetime().nullable(),
    /** For 72 hours after a change of name, the member is still found by this one. */
    previousName: p.text().nullable(),
    nameChangedAt: p.datetime().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
    /** Since when they wait to be approved; such a one is not active. Null for a member (DAY-09). */
    appliedAt: p.datetime().nullable(),
  },
  uniques: [
    { name: "user_username_key_unique", properties: "usernameKey" },
    { name: "user_nickname_unique", properties: "nickname" },
    { name: "user_email_unique", properties: "email" },
    { name: "user_nickname_key_unique", properties: "nicknameKey" },
  ],
  indexes: [
    { name: "user_previous_email_index", properties: "previousEmail" },
    { name: "user_created_at_index", properties: ["createdAt", "id"] },
    { name: "user_grade_id_index", properties: "grade" },
    {
      name: "user_applied_at_index",
      expression: 'create index "user_applied_at_index" on "user" ("applied_at") where "applied_at" is not null',
    },
    {
      name: "user_nickname_search_index",
      expression: 'create index "user_nickname_search_index" on "user" using gin (bigrams("nickname"))',
    },
    {
      name: "user_nickname_character_index",
      expression:
        'create index "user_nickname_character_index" on "user" using gin (string_to_array(lower("nickname"), null))',
    },
  ],
});

export class User extends schema.class {}
schema.setClass(User);
