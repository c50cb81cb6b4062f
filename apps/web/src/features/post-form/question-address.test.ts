import { expect, test } from "vitest";
import { questionAddress, validateQuestionSearch } from "./question-address.ts";

const addressOf = (search: Record<string, unknown>) => questionAddress(validateQuestionSearch(search));

test.each([[{}], [{ type: "qna" }], [{ index: "3" }], [{ type: "notice", index: "3" }]])(
  "BRD-19 %o is a new question",
  (search) => {
    expect(addressOf(search)).toBeNull();
  },
);

test("BRD-20 with type and index a question is edited", () => {
  expect(addressOf({ type: "qna", index: "3" })).toEqual({ type: "QNA", index: 3 });
});

test.each([[""], ["0"], ["-1"], ["1.5"], ["abc"], ["2147483648"]])("NAV-24 no question has the number %s", (index) => {
  expect(() => addressOf({ type: "qna", index })).toThrow();
});
