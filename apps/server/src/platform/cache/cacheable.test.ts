import { expect, test } from "vitest";
import { appRouter } from "../../router.ts";
import { createCacheable } from "./cacheable.ts";

const isCacheable = createCacheable(appRouter);

const typed = (calls: string, input: unknown, more = "") =>
  `/trpc/${calls}?batch=1&input=${encodeURIComponent(JSON.stringify(input))}${more}`;

test.each([
  typed("post.listNotices", { 0: { page: 3 } }),
  typed("post.list,post.get", { 0: { type: "NOTICE", limit: 4 }, 1: { type: "NOTICE", index: 1 } }),
  typed("memorial.get", {}),
  typed("post.list", { 0: { type: "QNA", searchType: "USER", searchKeyword: "괘불" } }),
  "/trpc/memorial.get",
  "/api/post/list?type=NOTICE&page=2&searchKeyword=%EA%B4%98%EB%B6%88",
  "/api/post?type=NOTICE&index=12",
  "/api/history",
  "/api/chronicle?kind=HISTORY",
  "/api/post/questions?page=2",
  "/api/memorial",
  "/community/notice?page=2",
  "/",
])("SEC-20 an answer may be kept at %s", (address) => {
  expect(isCacheable(address)).toBe(true);
});

const input = (json: string) => `/trpc/post.list?batch=1&input=${encodeURIComponent(json)}`;

test.each([
  typed("post.listNotices", { 0: { page: 3, nothing: 1 } }),
  typed("post.listNotices", { 0: { page: 3 }, 1: { page: 3 } }),
  typed("post.listNotices", { 0: { page: 3 }, junk17: {} }),
  typed("post.listNotices", { 0: { page: 3 }, "00": {} }),
  typed("post.listNotices", { 0: { page: 3 } }, "&x=1"),
  typed("post.listNotices", { 0: { page: 3 } }, "&input=zzz"),
  typed("post.listNotices", { 0: { page: 3 } }, "&connectionParams=%7B%7D"),
  typed("post.listNotices", [1]),
  input('{"0":{"type": "NOTICE"}}'),
  input('{"0":{"type":"NOTICE","type":"NOTICE"}}'),
  input(String.raw`{"0":{"type":"\u004eOTICE"}}`),
  input('{"0":{"type":"NOTICE"}}').replace("%22NOTICE", "%22%4EOTICE"),
  "/trpc/post.listNotices?batch=1&input=%7B",
  "/trpc/nothing?input=%7B%22a%22%3A1%7D",
  "/TRPC/memorial.get?x=1",
  "/api/post/list?type=NOTICE&x=1",
  "/api/post/list?type=NOTICE&page=02",
  "/api/post/list?type=NOTICE&page=1e0",
  "/api/post/list?type=NOTICE&page=2&page=2",
  "/api/post/list?type=%4EOTICE",
  "/api/post/list?type=NOTICE&",
  "/API/post/list?type=NOTICE&x=1",
  "/Api/history",
  "/api/history?x=1",
  "/api/memorial?x=1",
  "/api/chronicle?kind=%48ISTORY",
  "/api/nothing?x=1",
  "//community/notice",
  "http://localhost/community/notice",
  `/community/notice?searchKeyword=${"x".repeat(2_048)}`,
])("SEC-20 none may at %.80s", (address) => {
  expect(isCacheable(address)).toBe(false);
});
