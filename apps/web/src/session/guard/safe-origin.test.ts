import { describe, expect, test } from "vitest";
import { safeOrigin } from "./safe-origin.ts";

const hostile = [
  "//e",
  "///e",
  "/\\e",
  "\\e",
  "\\\\e",
  "https://e",
  "https://e\\@host",
  "HTTPS:e",
  "/\t/e",
  "/\n/e",
  "\t//e",
  " //e",
  "%0A",
  "/%0A/e",
  "/%0d%0aLocation:e",
  "/%5Ce",
  "/%2F/e",
  "/..//e",
  "/.//e",
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,e",
  "/sign-in",
  "/sign-in?origin=/",
  "/sign-up/",
  "/find-info/id",
  "e",
  "",
  "?origin=/",
  "#",
  undefined,
  null,
  7,
  ["/community"],
];

const kept = [
  "/",
  "/sign-in-and-out",
  "/community/qna/edit",
  "/community/qna/edit?type=qna&index=3",
  "/community/notice?searchKeyword=%EB%8B%A8%EC%B2%AD&page=2",
  "/my-page#career",
  "/community/notice?searchKeyword=https%3A%2F%2Fe",
];

describe("the remembered origin", () => {
  test.each(hostile)("SEC-08 AUT-03 %j is dropped", (value) => {
    expect(safeOrigin(value)).toBeUndefined();
  });

  test.each(kept)("SEC-08 AUT-03 %s is a path of this site and is kept", (value) => {
    expect(safeOrigin(value)).toBe(value);
  });
});
