import { expect, test } from "vitest";
import { linkAddressOf } from "./link-address.ts";

test.each([
  ["https://example.org/a?b=1", "https://example.org/a?b=1"],
  ["  http://example.org ", "http://example.org"],
  ["example.org", "https://example.org"],
  ["www.example.org/가/나?다#라", "https://www.example.org/가/나?다#라"],
  ["한국.kr", "https://한국.kr"],
  ["example.org:8080/a", "https://example.org:8080/a"],
  ["moon@example.org", "mailto:moon@example.org"],
  ["mailto:moon@example.org", "mailto:moon@example.org"],
  ["/community/notice", "/community/notice"],
])("SEE-17 %s leads to %s", (typed, address) => {
  expect(linkAddressOf(typed)).toBe(address);
});

test.each([
  "",
  "석록",
  "두 낱말.kr",
  "javascript:alert(1)",
  "JavaScript:alert(1)//a.kr",
  "data:text/html,a",
  "ftp://example.org",
  "//example.org",
  "/\\example.org",
  "https://",
  "mailto:석록",
  "tel:010",
])("SEE-17 %s leads nowhere", (typed) => {
  expect(linkAddressOf(typed)).toBeNull();
});
