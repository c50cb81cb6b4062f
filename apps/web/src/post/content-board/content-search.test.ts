import { isNotFound } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { firstBoardList } from "../../../testing/boards.ts";
import { shownBoard } from "./content-board.ts";
import { asListInput, editedPost, onBoard, typeOf, validateEditSearch, validateListSearch } from "./content-search.ts";

test.each([
  [{}, {}],
  [{ type: "NOTICE" }, { type: "notice" }],
  [
    { type: "qna", page: "3" },
    { type: "qna", page: "3" },
  ],
  [
    { type: "second_exhibition", group: "7" },
    { type: "SECOND_EXHIBITION", group: "7" },
  ],
  [
    { type: "qna", searchType: "USER", searchKeyword: " 석록 " },
    { type: "qna", searchType: "USER", searchKeyword: "석록" },
  ],
  [{ type: "qna", searchType: "USER", searchKeyword: " " }, { type: "qna" }],
  [
    { type: "qna", state: "unanswered", page: "2" },
    { type: "qna", state: "unanswered", page: "2" },
  ],
  [{ type: "notice", state: "unanswered" }, { type: "notice" }],
  [{ type: "qna", state: "answered" }, { type: "qna" }],
  [{ type: "FIFTH_EXHIBITION", page: "0" }, {}],
  [{ type: ["NOTICE"], page: "1.5", group: "x" }, {}],
])("ADM-14 CON-04 CON-07 of %j the list's address keeps %j", (search, kept) => {
  expect(JSON.parse(JSON.stringify(validateListSearch(search)))).toEqual(kept);
});

test.each([
  [
    { type: "SECOND_EXHIBITION", group: "7" },
    { type: "SECOND_EXHIBITION", group: "7" },
  ],
  [{ type: "SECOND_EXHIBITION", group: "8" }, { type: "SECOND_EXHIBITION" }],
  [
    { type: "qna", group: "1", page: "2" },
    { type: "qna", page: "2" },
  ],
  [{ type: "photos", page: "2" }, { type: "FIRST_EXHIBITION" }],
])("ADM-14 of %j the boards that there are show %j", (search, shown) => {
  const board = shownBoard(firstBoardList, typeOf(search));
  expect(JSON.parse(JSON.stringify(onBoard(search, board)))).toEqual(shown);
});

test("ADM-15 ADM-16 the address says what is asked for: 14 posts of a page, of a group where one is chosen", () => {
  expect(asListInput({})).toEqual({
    type: "FIRST_EXHIBITION",
    page: 1,
    limit: 14,
    exhibitionSubIndex: undefined,
    searchType: "TITLE",
    searchKeyword: "",
  });
  const search = { page: "2", searchType: "USER", searchKeyword: "금어" } as const;
  expect(asListInput({ type: "FOURTH_EXHIBITION", group: "9", ...search })).toEqual({
    type: "FOURTH_EXHIBITION",
    page: 2,
    limit: 14,
    exhibitionSubIndex: 9,
    searchType: "USER",
    searchKeyword: "금어",
  });
});

test("ADM-17 ADM-22 without a number a new post is written, with one that post", () => {
  expect(editedPost(validateEditSearch({ type: "notice" }))).toBeNull();
  expect(editedPost(validateEditSearch({ type: "qna", index: "12" }))).toEqual({ type: "QNA", index: 12 });
});

test.each(["0", "-3", "abc", "", "1.5", "2147483648"])("NAV-24 no post has the number %j", (index) => {
  const attempt = () => {
    try {
      return editedPost(validateEditSearch({ type: "qna", index }));
    } catch (error) {
      return error;
    }
  };
  expect(isNotFound(attempt())).toBe(true);
});
