import { maximumKeyword } from "@bulmo/contracts/board";
import { pageNamed } from "@bulmo/contracts/page-number";

/** Addresses carry plain text: `searchKeyword=1` is the text 1 and not the number; of a name given twice the last counts. */
export function parseSearch(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query));
}

/** Leaves out what has no value, so that a clean address stays clean. */
export function stringifySearch(search: Record<string, string | undefined>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined) params.set(name, value);
  }
  return params.size > 0 ? `?${params}` : "";
}

/**
 * The page that an address names, where it is a later one (1e3 is, as in the API); a wrong page is the first, which no
 * address names (CON-04).
 */
export function pageOf(value: unknown): string | undefined {
  const page = pageNamed(String(value));
  return page > 1 ? String(page) : undefined;
}

/** What an address looks for, no longer than a search may be; undefined where that is nothing. */
export function termOf(value: unknown): string | undefined {
  const term = typeof value === "string" ? value.replaceAll("\0", "").slice(0, maximumKeyword).trim() : "";
  return term === "" ? undefined : term;
}
