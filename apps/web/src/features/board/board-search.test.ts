import { describe, expect, test } from "vitest";
import { asListInput, listAddress, validateBoardSearch } from "./board-search.ts";

describe("board search", () => {
  test.each(["0", "-1", "1", "1.5", "abc", "", undefined])(
    "CON-04 page %s is page 1, and leaves the address clean",
    (page) => {
      const search = validateBoardSearch({ page });
      expect(search).toEqual({});
      expect(asListInput(search)).toEqual({ page: 1, searchType: "TITLE", searchKeyword: "" });
    },
  );

  test("BRD-05 a search keeps its field and its term while paging", () => {
    const search = validateBoardSearch({ page: "3", searchType: "USER", searchKeyword: "석록" });
    expect(asListInput(search)).toEqual({ page: 3, searchType: "USER", searchKeyword: "석록" });
  });

  test("BRD-01 the field is the title unless the reader chose another", () => {
    const search = validateBoardSearch({ searchType: "EVERYTHING", searchKeyword: "단청" });
    expect(asListInput(search).searchType).toBe("TITLE");
  });

  test("BRD-05 a blank term is no search", () => {
    expect(validateBoardSearch({ searchType: "USER", searchKeyword: "  " })).toEqual({});
  });

  test("a term that no title could hold is cut, not refused", () => {
    expect(validateBoardSearch({ searchKeyword: `\0${"가".repeat(10_000)}` }).searchKeyword).toHaveLength(200);
  });

  test("NAV-28 each page of a list has its own canonical address, a search has the list's", () => {
    expect(listAddress("/community/notice", { page: "2" }, 2)).toBe("/community/notice?page=2");
    expect(listAddress("/community/notice", { page: "2", searchKeyword: "단청" }, 2)).toBe("/community/notice");
  });

  test("NAV-28 a page after the last is known by the address of the last, which it shows", () => {
    expect(listAddress("/community/notice", { page: "99" }, 6)).toBe("/community/notice?page=6");
    expect(listAddress("/community/notice", { page: "99" }, 1)).toBe("/community/notice");
  });
});
