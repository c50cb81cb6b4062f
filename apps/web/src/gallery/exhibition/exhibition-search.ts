import { pageSize } from "@bulmo/contracts/page-size";
import { pageOf } from "../../page/search-params.ts";
import type { Exhibition } from "./exhibition.ts";

/** How works are shown: on a wall, which no address names, or as rows. */
export type ExhibitionView = "list" | undefined;

/** The query of a list's address; the first page has none. */
export type ExhibitionSearch = { page?: string; view?: ExhibitionView };

export const validateExhibitionSearch = ({ page, view }: Record<string, unknown>): ExhibitionSearch => ({
  page: pageOf(page),
  view: view === "list" ? view : undefined,
});

/** The same as the call takes it. */
export function asListInput({ type }: Exhibition, group: number | undefined, { page }: ExhibitionSearch) {
  return { type, page: Number(page ?? 1), limit: pageSize.exhibition, exhibitionSubIndex: group };
}

/** The address by which a page of the list is known: that of the page really shown, on a wall. */
export const listAddress = (path: string, page: number) => (page === 1 ? path : `${path}?page=${page}`);
