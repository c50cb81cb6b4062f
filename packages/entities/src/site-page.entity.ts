import { defineEntity, p } from "@mikro-orm/core";

export const pageSections = ["about", "member", "news", "gallery", "community"] as const;

const schema = defineEntity({
  name: "SitePage",
  tableName: "site_page",
  properties: {
    id: p.integer().primary().autoincrement(),
    section: p.enum(pageSections),
    /** The last part of its address below the section. */
    address: p.text(),
    /** What menus call it; empty for one of the program's that is called as the program does. */
    title: p.text().default(""),
    /** Its place in the menu of its section; of equal ones the older row stands first. */
    position: p.integer().default(0),
    /** Whether the program has it: it keeps its address and is there for good. */
    isFixed: p.boolean().default(false),
    isHidden: p.boolean().default(false),
    /** Since when it is gone; it can be brought back. */
    removedAt: p.datetime().nullable(),
    /** Grows with each edit, so that one which another overtook is noticed. */
    revision: p.integer().default(1),
    createdAt: p.datetime().defaultRaw("now()"),
    updatedAt: p.datetime().defaultRaw("now()"),
  },
  indexes: [
    {
      name: "site_page_address_unique",
      expression:
        'create unique index "site_page_address_unique" on "site_page" ("section", "address") where "removed_at" is null',
    },
  ],
});

/** A page of a section, as menus name it (docs/decisions/056). */
export class SitePage extends schema.class {}
schema.setClass(SitePage);

const pathSchema = defineEntity({
  name: "SitePagePath",
  tableName: "site_page_path",
  properties: {
    /** A whole address that a page had before it was moved; it redirects (PAG-07). */
    path: p.text().primary(),
    page: () => p.manyToOne(SitePage).deleteRule("cascade"),
  },
  indexes: [{ name: "site_page_path_page_id_index", properties: "page" }],
});

export class SitePagePath extends pathSchema.class {}
pathSchema.setClass(SitePagePath);

const earlierSchema = defineEntity({
  name: "SitePageEarlierPath",
  tableName: "site_page_earlier_path",
  properties: {
    /** The larger, the later it led to another page. */
    id: p.integer().primary().autoincrement(),
    path: p.text(),
    page: () => p.manyToOne(SitePage).deleteRule("cascade"),
  },
  uniques: [{ name: "site_page_earlier_path_unique", properties: ["path", "page"] }],
  indexes: [{ name: "site_page_earlier_path_page_id_index", properties: "page" }],
});

/** To which page an address led before something else took it; the database writes it (docs/decisions/056). */
export class SitePageEarlierPath extends earlierSchema.class {}
earlierSchema.setClass(SitePageEarlierPath);
