import { describe, expect, test } from "vitest";
import { asSearchInput, isNarrow, validatePostSearch } from "./post-search.ts";

describe("a search for posts", () => {
  test.each(["0", "-1", "1", "1.5", "abc", "", undefined])(
    "CON-04 page %s is page 1, and leaves the address clean",
    (page) => {
      const search = validatePostSearch({ page });
      expect(search).toEqual({});
      expect(asSearchInput(search)).toEqual({ page: 1, searchType: "TITLE", searchKeyword: "" });
    },
  );

  test("BRD-05 a search keeps its field and its term while paging", () => {
    const search = validatePostSearch({ page: "3", searchType: "USER", searchKeyword: "석록" });
    expect(asSearchInput(search)).toEqual({ page: 3, searchType: "USER", searchKeyword: "석록" });
  });

  test("BRD-01 the field is the title unless the reader chose another", () => {
    const search = validatePostSearch({ searchType: "EVERYTHING", searchKeyword: "단청" });
    expect(asSearchInput(search).searchType).toBe("TITLE");
  });

  test("EXH-06 a word of the board is asked for where the address names one", () => {
    expect(asSearchInput(validatePostSearch({ heading: " 행사 " }))).toEqual({
      page: 1,
      searchType: "TITLE",
      searchKeyword: "",
      heading: "행사",
    });
    expect(validatePostSearch({ heading: " " }).heading).toBeUndefined();
    expect([isNarrow({ page: "2" }), isNarrow({ heading: "행사" }), isNarrow({ searchKeyword: "먹" })]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test("BRD-05 a blank term is no search", () => {
    expect(validatePostSearch({ searchType: "USER", searchKeyword: "  " })).toEqual({});
  });

  test("a term that no title could hold is cut, not refused", () => {
    expect(validatePostSearch({ searchKeyword: `\0${"가".repeat(10_000)}` }).searchKeyword).toHaveLength(200);
  });
});
