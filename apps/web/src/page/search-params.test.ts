import { expect, test } from "vitest";
import { pageOf, parseSearch, stringifySearch, termOf } from "./search-params.ts";

test.each([
  "?index=79",
  "?searchKeyword=%221%22",
  "?searchKeyword=100%25+%26+_",
  "?searchKeyword=%EB%B6%88%ED%99%94",
  "",
])("the query %s is text, and stays as it is when the page is opened", (query) => {
  expect(stringifySearch(parseSearch(query))).toBe(query);
});

test("a number in an address is text", () => {
  expect(parseSearch("?index=79&searchKeyword=true")).toEqual({ index: "79", searchKeyword: "true" });
});

test("a name that means something to objects means nothing here", () => {
  expect(Object.getPrototypeOf(parseSearch("?__proto__=1"))).toBe(Object.prototype);
});

test("what has no value is left out of the address", () => {
  expect(stringifySearch({ page: undefined, searchKeyword: undefined })).toBe("");
});

test.each<[given: unknown, kept: string | undefined]>([
  ["2", "2"],
  [3, "3"],
  ["1e3", "1000"],
  ["99999999999999999999", "9007199254740991"],
  ...["1", "0", "-1", "1.5", "1e", "e3", "0x2", " 2", "+2", "둘", "", "Infinity", undefined, null].map(
    (given): [unknown, undefined] => [given, undefined],
  ),
])("CON-04 of the page %j an address keeps %j", (given, kept) => {
  expect(pageOf(given)).toBe(kept);
});

test.each<[given: unknown, kept: string | undefined]>([
  [" 가람 ", "가람"],
  ["a\0b", "ab"],
  ["b".repeat(300), "b".repeat(200)],
  ...["", "  ", "\0", 7, ["가"], undefined].map((given): [unknown, undefined] => [given, undefined]),
])("BRD-05 of the term %j an address keeps %j", (given, kept) => {
  expect(termOf(given)).toBe(kept);
});
