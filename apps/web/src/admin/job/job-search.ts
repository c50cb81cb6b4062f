import { type PageSearch, validatePageSearch } from "../../page/search-params.ts";

/** The query of the list's address: which jobs, and the page. */
export type JobSearch = PageSearch & { state?: "WAITING" | "FAILED" };

export function validateJobSearch(given: Record<string, unknown>): JobSearch {
  const { state } = given;
  return { ...validatePageSearch(given), state: state === "WAITING" || state === "FAILED" ? state : undefined };
}
