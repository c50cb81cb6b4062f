import { expect, test } from "vitest";
import { parseSearch, stringifySearch } from "./search-params.ts";

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
