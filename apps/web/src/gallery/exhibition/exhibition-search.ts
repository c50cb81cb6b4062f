import { pageSize } from "@bulmo/contracts/page-size";
import { pageOf } from "../../page/search-params.ts";
import type { Exhibition } from "./exhibition.ts";

/** The query of a list's address; the first page has none. */
export type ExhibitionSearch = { page?: string };

export const validateExhibitionSearch = ({ page }: Record<string, unknown>): ExhibitionSearch => ({
  page: pageOf(page),
});

/** The same as the call takes it. */
export function asListInput({ type }: Exhibition, group: number | undefined, { page }: ExhibitionSearch) {
  return { type, page: Number(page ?? 1), limit: pageSize.exhibition, exhibitionSubIndex: group };
}

/** The address by which a page of the list is known: that of the page really shown. */
export const listAddress = (path: string, page: number) => (page === 1 ? path : `${path}?page=${page}`);
