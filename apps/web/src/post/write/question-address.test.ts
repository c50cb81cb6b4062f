import { expect, test } from "vitest";
import { questionAddress, validateQuestionSearch } from "./question-address.ts";

const addressOf = (search: Record<string, unknown>) => questionAddress(validateQuestionSearch(search));

test.each([[{}], [{ type: "qna" }], [{ type: "QNA" }], [{ type: "notice" }]])(
  "BRD-19 %o is a new question",
  (search) => {
    expect(addressOf(search)).toBeNull();
  },
);

test.each(["qna", "QNA", "Qna"])("BRD-20 with the type %s and an index a question is edited", (type) => {
  expect(addressOf({ type, index: "3" })).toEqual({ type: "QNA", index: 3 });
});

test.each([[undefined], [""], ["notice"], ["NOTICE"], [["qna", "qna"]]])(
  "NAV-24 with an index and the type %o there is no question to edit",
  (type) => {
    expect(() => addressOf({ type, index: "3" })).toThrow();
  },
);

test.each([[""], ["0"], ["-1"], ["1.5"], ["abc"], ["2147483648"]])("NAV-24 no question has the number %s", (index) => {
  expect(() => addressOf({ type: "qna", index })).toThrow();
});
