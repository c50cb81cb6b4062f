import { defineEntity, p } from "@mikro-orm/core";
import { User } from "./user.entity.ts";

const schema = defineEntity({
  name: "PageText",
  tableName: "page_text",
  properties: {
    /** As the contracts name it; a text that was never edited has no row. */
    name: p.text().primary(),
    /** Grows with whatever is done to the draft, so that what another overtook is noticed. */
    revision: p.integer(),
    /** What is not published yet; null where nothing waits. */
    draft: p.json<object>().nullable(),
    draftUser: () => p.manyToOne(User).nullable().deleteRule("set null"),
    draftedAt: p.datetime().nullable(),
  },
  indexes: [{ name: "page_text_draft_user_id_index", properties: "draftUser" }],
});

/** A text of the association that administrators edit, and its draft (docs/decisions/052). */
export class PageText extends schema.class {}
schema.setClass(PageText);

const versionSchema = defineEntity({
  name: "PageTextVersion",
  tableName: "page_text_version",
  properties: {
    pageText: () => p.manyToOne(PageText).primary().fieldName("name"),
    /** From 1; 0 is what the site began with, and is in no table. */
    number: p.integer().primary(),
    text: p.json<object>(),
    /** That of the draft which was published. */
    revision: p.integer(),
    user: () => p.manyToOne(User).nullable().deleteRule("set null"),
    publishedAt: p.datetime(),
  },
  indexes: [{ name: "page_text_version_user_id_index", properties: "user" }],
});

/** What was published, for good: no row is changed or taken away. */
export class PageTextVersion extends versionSchema.class {}
versionSchema.setClass(PageTextVersion);
