import { defineEntity, p } from "@mikro-orm/core";

const schema = defineEntity({
  name: "VisitCount",
  tableName: "visit_count",
  properties: {
    /** In Korean time. */
    day: p.date().primary(),
    /** Of a page, without what may follow it in an address. */
    path: p.text().primary(),
    isRobot: p.boolean().primary(),
    count: p.integer().default(0),
  },
});

/** How often a page was opened on a day; nobody knows by whom (DAY-07, docs/decisions/083). */
export class VisitCount extends schema.class {}
schema.setClass(VisitCount);
