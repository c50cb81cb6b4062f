import { indexOf, termOf } from "../../page/search-params.ts";

/** Numbers of the two works, and by which words another is looked for. */
export type CompareSearch = { left?: string; right?: string; keyword?: string };

const numberOf = (value: unknown) => (typeof value === "string" && indexOf(value) ? value : undefined);

export const validateCompareSearch = (search: Record<string, unknown>): CompareSearch => ({
  left: numberOf(search["left"]),
  right: numberOf(search["right"]),
  keyword: termOf(search["keyword"]),
});
