import { expect, test } from "vitest";
import { asListInput, validateMemberSearch } from "./member-search.ts";

test("CON-04 the list's address keeps a page and a search, and nothing that means none", () => {
  expect(validateMemberSearch({ page: "3", search: " 가람 ", sort: "name" })).toEqual({ page: "3", search: "가람" });
  for (const page of ["0", "-1", "1", "1.5", "둘", undefined])
    expect(validateMemberSearch({ page, search: "  " })).toEqual({ page: undefined, search: undefined });
  expect(validateMemberSearch({ search: `a\0${"b".repeat(300)}` }).search).toHaveLength(200);
});

test("ADM-01 a clean address is the first page of all members", () => {
  expect(asListInput({})).toEqual({ page: 1, search: "" });
  expect(asListInput({ page: "2", search: "김" })).toEqual({ page: 2, search: "김" });
});
