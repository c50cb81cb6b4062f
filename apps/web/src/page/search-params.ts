import { maximumIndex, maximumKeyword } from "@bulmo/contracts/board";
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

/** The query of a list that has nothing but pages; the first page has none. */
export type PageSearch = { page?: string };

export const validatePageSearch = ({ page }: Record<string, unknown>): PageSearch => ({ page: pageOf(page) });

/** What stands in an address under a name; undefined for what is no text. */
export const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** The number of a post that an address names: no sign, no blank, no zero before it. Undefined for one that no post can have. */
export function indexOf(value: string | undefined): number | undefined {
  const number = Number(value);
  return value && /^[1-9]\d*$/u.test(value) && number <= maximumIndex ? number : undefined;
}

/** What an address looks for, no longer than a search may be; undefined where that is nothing. */
export function termOf(value: unknown): string | undefined {
  const term = typeof value === "string" ? value.replaceAll("\0", "").slice(0, maximumKeyword).trim() : "";
  return term === "" ? undefined : term;
}
