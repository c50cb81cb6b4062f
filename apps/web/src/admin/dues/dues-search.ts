import { pageOf, termOf } from "../../page/search-params.ts";

/** The query of the list's address: the year, a grade's id, who has paid or not, a part of a name, and the page. */
export type DuesSearch = { year?: string; grade?: string; state?: string; search?: string; page?: string };

const numberOf = (value: unknown) => (/^[1-9]\d{0,8}$/u.test(String(value)) ? String(value) : undefined);

export const validateDuesSearch = ({ year, grade, state, search, page }: Record<string, unknown>): DuesSearch => ({
  year: numberOf(year),
  grade: numberOf(grade),
  state: state === "PAID" || state === "UNPAID" ? state : undefined,
  search: termOf(search),
  page: pageOf(page),
});
