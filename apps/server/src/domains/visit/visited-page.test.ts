import { expect, test } from "vitest";
import { pageOf } from "./visited-page.ts";

test.each([
  ["/", "/"],
  ["/about/history", "/about/history"],
  ["/about/history/", "/about/history"],
  ["/community/notice?page=3&searchKeyword=%EB%B6%88%ED%99%94", "/community/notice"],
  ["/?utm_source=somebody&fbclid=abc", "/"],
  ["/community/notice/detail?index=80", "/community/notice/detail?index=80"],
  ["/community/qna/detail?searchType=USER&index=7&ref=x", "/community/qna/detail?index=7"],
  ["/gallery/exhibition/1/detail?type=FIRST_EXHIBITION&index=1", "/gallery/exhibition/1/detail?index=1"],
])("DAY-07 %s is counted as %s", (address, page) => {
  expect(pageOf(address)).toBe(page);
});

test.each([
  "/admin",
  "/admin/job",
  "/my-page/api-key",
  "/invitation?token=secret",
  "/mail-stop?token=secret",
  "/trpc/post.list?input=%7B%7D",
  "/api/docs",
  "//elsewhere.example/",
  "http://elsewhere.example/",
  "/community/notice/detail",
  "/community/notice/detail?index=0",
  "/community/notice/detail?index=1e9",
  "/community/notice/detail?index=somebody@example.org",
  `/${"a".repeat(300)}`,
  "",
])("DAY-07 %s is counted as nothing", (address) => {
  expect(pageOf(address)).toBeUndefined();
});
