import { pageOf, termOf } from "../../page/search-params.ts";

/** The query of the list's address. What is missing has its default, so that a clean address stays clean. */
export type MemberSearch = { page?: string; search?: string; grade?: string };

/** Keeps what means something and drops the rest. */
export const validateMemberSearch = (given: Record<string, unknown>): MemberSearch => ({
  page: pageOf(given["page"]),
  search: termOf(given["search"]),
  grade: /^[1-9]\d*$/u.test(String(given["grade"])) ? String(given["grade"]) : undefined,
});

/** The same as the call takes it. */
export const asListInput = ({ page, search, grade }: MemberSearch) => ({
  page: Number(page ?? 1),
  search: search ?? "",
  ...(grade !== undefined && { gradeId: Number(grade) }),
});
