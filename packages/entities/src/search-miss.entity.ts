import { defineEntity, p } from "@mikro-orm/core";

const schema = defineEntity({
  name: "SearchMiss",
  tableName: "search_miss",
  properties: {
    /** In Korean time. */
    day: p.date().primary(),
    word: p.text().primary(),
    count: p.integer().default(1),
  },
});

/** What was searched for and not found, by day; nobody knows by whom (DAY-07). */
export class SearchMiss extends schema.class {}
schema.setClass(SearchMiss);
