import { defineEntity, p } from "@mikro-orm/core";

const runSchema = defineEntity({
  name: "ImportRun",
  tableName: "import_run",
  properties: {
    id: p.uuid().primary(),
    /** The system of the old site: `gnuboard5`, `rhymix`, `xe` or `kboard`. */
    source: p.text(),
    /** The address that the old site had, without a slash at its end: what stands below it redirects. Empty where nobody said. */
    address: p.text().default(""),
    isDryRun: p.boolean(),
    startedAt: p.datetime(),
    /** Null while it is under way, and of one that broke off. */
    finishedAt: p.datetime().nullable(),
    /** What it counted, as the contracts describe it; of one that is under way what is known so far. */
    report: p.json<object>(),
  },
  indexes: [{ name: "import_run_started_at_index", properties: "startedAt" }],
});

/** Somebody has moved an old site in, or looked what would become of it (docs/decisions/076). */
export class ImportRun extends runSchema.class {}
runSchema.setClass(ImportRun);

export const originKinds = ["member", "board", "post", "comment", "file", "picture", "page"] as const;

const originSchema = defineEntity({
  name: "ImportOrigin",
  tableName: "import_origin",
  properties: {
    source: p.text().primary(),
    kind: p.enum(originKinds).primary(),
    /** What the old site calls it, as its source spells it. */
    key: p.text().primary(),
    /** What it is here: an id, a board’s type, the path of a picture or page. It may have gone meanwhile. */
    target: p.text(),
    /** Of a post whose text still names addresses of the old site. */
    hasOldLinks: p.boolean().default(false),
  },
  indexes: [
    {
      name: "import_origin_old_links_index",
      expression:
        'create index "import_origin_old_links_index" on "import_origin" ("source", "key") where "has_old_links"',
    },
  ],
});

/** What came of something of an old site: it is not brought twice, and its old address leads to it (IMP-04, IMP-05). */
export class ImportOrigin extends originSchema.class {}
originSchema.setClass(ImportOrigin);
