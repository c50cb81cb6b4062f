import { textOf } from "../../page/search-params.ts";

/** Behind which picture the list goes on, as the call told it; none is the beginning. */
export type UndescribedSearch = { after?: string };

export const validateUndescribedSearch = (search: Record<string, unknown>): UndescribedSearch => ({
  after: textOf(search["after"]),
});
