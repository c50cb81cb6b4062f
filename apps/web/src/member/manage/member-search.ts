import { pageOf, termOf } from "../../page/search-params.ts";

/** The query of the list's address. What is missing has its default, so that a clean address stays clean. */
export type MemberSearch = { page?: string; search?: string; grade?: string; standing?: "dormant" };

/** Keeps what means something and drops the rest. */
export const validateMemberSearch = (given: Record<string, unknown>): MemberSearch => ({
  page: pageOf(given["page"]),
  search: termOf(given["search"]),
  standing: given["standing"] === "dormant" ? "dormant" : undefined,
  grade: /^[1-9]\d*$/u.test(String(given["grade"])) ? String(given["grade"]) : undefined,
});

/** The same as the call takes it. */
export const asListInput = ({ page, search, grade, standing }: MemberSearch) => ({
  page: Number(page ?? 1),
  search: search ?? "",
  ...(standing === "dormant" && { standing: "DORMANT" as const }),
  ...(grade !== undefined && { gradeId: Number(grade) }),
});
