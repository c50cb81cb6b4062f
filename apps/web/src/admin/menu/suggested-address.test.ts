import { pageAddressPattern } from "@bulmo/contracts/site-page-rule";
import { expect, test } from "vitest";
import { numberedAddress, suggestedAddress } from "./suggested-address.ts";

test.each([
  ["후원 안내", "huwon-annae"],
  ["불모", "bulmo"],
  ["학술지 2026", "haksulji-2026"],
  ["정관·규정", "jeonggwan-gyujeong"],
  ["2026 행사", "haengsa"],
  ["About us!", "about-us"],
])("PAG-07 %s is suggested an address that its name is heard in", (title, address) => {
  expect(suggestedAddress(title)).toBe(address);
  expect(address).toMatch(pageAddressPattern);
});

test("PAG-07 a name without letters for one is suggested none, and a long one is cut", () => {
  expect(suggestedAddress("佛母 ?")).toBe("");
  expect(suggestedAddress("가 ".repeat(40))).toMatch(pageAddressPattern);
  expect(suggestedAddress("가 ".repeat(40)).length).toBeLessThanOrEqual(40);
});

test("PAG-07 an address that is taken is suggested with the first number behind it that is free, and no longer than it may be", () => {
  expect(numberedAddress("support", () => true)).toBe("support-2");
  expect(numberedAddress("support", (address) => !["support-2", "support-3"].includes(address))).toBe("support-4");
  const longest = numberedAddress(`${"a".repeat(37)}-bb`, () => true);
  expect([longest, longest.length <= 40]).toEqual([`${"a".repeat(37)}-2`, true]);
  expect(longest).toMatch(pageAddressPattern);
});
