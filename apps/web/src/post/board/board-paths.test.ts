import { expect, test } from "vitest";
import { listAddress } from "./board-paths.ts";

test("NAV-28 each page of a list has its own canonical address, a search has the list's", () => {
  expect(listAddress("/community/notice", { page: "2" }, 2)).toBe("/community/notice?page=2");
  expect(listAddress("/community/notice", { page: "2", searchKeyword: "단청" }, 2)).toBe("/community/notice");
});

test("NAV-28 a page after the last is known by the address of the last, which it shows", () => {
  expect(listAddress("/community/notice", { page: "99" }, 6)).toBe("/community/notice?page=6");
  expect(listAddress("/community/notice", { page: "99" }, 1)).toBe("/community/notice");
});
