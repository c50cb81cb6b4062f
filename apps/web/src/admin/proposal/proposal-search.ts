import { type PageSearch, validatePageSearch } from "../../page/search-params.ts";

/** The number of an exhibition; none is all of them. */
export type ProposalSearch = PageSearch & { exhibition?: string };

export const validateProposalSearch = (search: Record<string, unknown>): ProposalSearch => ({
  ...validatePageSearch(search),
  exhibition: /^[1-9]\d{0,3}$/u.exec(String(search["exhibition"]))?.[0],
});
