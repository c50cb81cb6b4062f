/** Most that a search may hold; the contract's own, without all of zod. */
const longest = 200;

/** The query of the list's address. What is missing has its default, so that a clean address stays clean. */
export type MemberSearch = { page?: string; search?: string };

/** Keeps what means something and drops the rest: a wrong page is the first one (CON-04). */
export function validateMemberSearch(given: Record<string, unknown>): MemberSearch {
  const page = Number(given["page"]);
  const term = typeof given["search"] === "string" ? given["search"].replaceAll("\0", "").slice(0, longest).trim() : "";
  return {
    page: Number.isInteger(page) && page > 1 ? String(Math.min(page, Number.MAX_SAFE_INTEGER)) : undefined,
    search: term === "" ? undefined : term,
  };
}

/** The same as the call takes it. */
export const asListInput = ({ page, search }: MemberSearch) => ({ page: Number(page ?? 1), search: search ?? "" });
