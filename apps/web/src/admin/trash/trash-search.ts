import { pageOf } from "../../page/search-params.ts";

/** The query of the trash's address; the first page has none. */
export type TrashSearch = { page?: string };

export const validateTrashSearch = ({ page }: Record<string, unknown>): TrashSearch => ({ page: pageOf(page) });
