import { maximumQuery, type SearchKind, searchKinds } from "@bulmo/contracts/search-rule";
import { pageOf } from "../../page/search-params.ts";

/** What is searched for, as the address carries it; what it says wrongly is left out. */
export type SearchQuery = { query?: string; kind?: SearchKind; page?: string };

const wordsOf = (value: unknown): string | undefined => {
  const words = typeof value === "string" ? value.replaceAll("\0", "").trim() : "";
  return Array.from(words).slice(0, maximumQuery).join("").trim() || undefined;
};

export function validateSearchQuery(search: Record<string, unknown>): SearchQuery {
  const query = wordsOf(search["query"]);
  const kind = query && searchKinds.find((one) => one === search["kind"]);
  return { query, ...(kind && { kind, page: pageOf(search["page"]) }) };
}

/** The same as the call takes it. */
export const asSearchInput = ({ query = "", kind, page }: SearchQuery) => ({ query, kind, page: Number(page ?? 1) });
