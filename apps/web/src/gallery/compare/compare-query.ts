import { indexOf, pageOf, termOf } from "../../page/search-params.ts";

/** Numbers of the two works; by which words another is looked for, and on which page of those. */
export type CompareSearch = { left?: string; right?: string; keyword?: string; page?: string };

const numberOf = (value: unknown) => (typeof value === "string" && indexOf(value) ? value : undefined);

export const validateCompareSearch = (search: Record<string, unknown>): CompareSearch => ({
  left: numberOf(search["left"]),
  right: numberOf(search["right"]),
  keyword: termOf(search["keyword"]),
  page: pageOf(search["page"]),
});
