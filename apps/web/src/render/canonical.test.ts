import { expect, test } from "vitest";
import { isCanonical, isOwnPath } from "./canonical.ts";

const board = { pathname: "/community/notice", params: {}, _strictSearch: { page: "2", searchKeyword: undefined } };

const isOf = (address: string, last: object = {}) =>
  isCanonical(new URL(address, "http://site"), [
    { pathname: "/", params: {}, _strictSearch: {} },
    { ...board, ...last },
  ]);

test.each(["/community/notice", "/community/notice?page=2"])("SEC-20 the app itself writes %s so", (address) => {
  expect(isOf(address)).toBe(true);
});

test("SEC-20 a route's own slash at its end is none of the address", () => {
  expect(isOf("/community/notice", { pathname: "/community/notice/" })).toBe(true);
  expect(isCanonical(new URL("http://site/"), [{ pathname: "/", params: {}, _strictSearch: {} }])).toBe(true);
});

test.each([
  "/community/notice?page=02",
  "/community/notice?page=2&page=2",
  "/community/notice?page=2&x=1",
  "/community/notice?searchKeyword=",
  "/community/n%6ftice",
  "//community/notice",
  "/community/notice/",
])("SEC-20 %s is one of many spellings", (address) => {
  expect(isOf(address)).toBe(false);
});

test("SEC-20 a page that takes all paths below it has no number of them", () => {
  const splat = { pathname: "/sign-in/anything", params: { _splat: "anything" }, _strictSearch: {} };
  expect(isOf("/sign-in/anything", splat)).toBe(false);
});

test("SEC-20 what is asked for behind a path does not make it another one, and a spelling of it does", () => {
  const isOwn = (address: string, last: object = {}) =>
    isOwnPath(new URL(address, "http://site"), [{ ...board, ...last }]);
  expect(isOwn("/community/notice?utm_source=letter")).toBe(true);
  expect(isOwn("/community/n%6ftice")).toBe(false);
  expect(isOwn("/community/notice/")).toBe(false);
  expect(isOwn("/community/notice", { params: { _splat: "notice" } })).toBe(false);
});
