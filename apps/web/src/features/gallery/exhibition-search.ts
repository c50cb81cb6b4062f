import { pageSize } from "@bulmo/contracts/page-size";
import type { Exhibition } from "@bulmo/content/exhibition";

/** The query of a list's address; the first page has none. */
export type ExhibitionSearch = { page?: string };

/** A page below 1, or none at all, is the first (CON-04). */
export function validateExhibitionSearch(search: Record<string, unknown>): ExhibitionSearch {
  const page = Number(search["page"]);
  return { page: Number.isInteger(page) && page > 1 ? String(Math.min(page, Number.MAX_SAFE_INTEGER)) : undefined };
}

/** The same as the call takes it. */
export function asListInput({ type }: Exhibition, group: number | undefined, { page }: ExhibitionSearch) {
  return { type, page: Number(page ?? 1), limit: pageSize.exhibition, exhibitionSubIndex: group };
}

/** The address by which a page of the list is known: that of the page really shown. */
export const listAddress = (path: string, page: number) => (page === 1 ? path : `${path}?page=${page}`);
