import { expect, test } from "vitest";
import { speculationRules } from "./load-ahead.ts";

type Where = { href_matches?: string[]; selector_matches?: string; not?: Where; and?: Where[] };

const site = "https://bulmo.example";

/** As browsers read the rules, of a link that has nothing but its address. */
function matches({ href_matches, not, and }: Where, href: string): boolean {
  if (and) return and.every((each) => matches(each, href));
  if (not) return !matches(not, href);
  return (href_matches ?? []).some((pattern) => new URLPattern(pattern, site).test(href, site));
}

const [rule] = (JSON.parse(speculationRules) as { prefetch: { where: Where }[] }).prefetch;

test.each([
  "/",
  "/about/history",
  "/community/notice?page=3",
  "/community/qna/detail?index=5",
  "/gallery/exhibition/1/detail?type=FIRST_EXHIBITION&index=1",
  "/member/people/3",
  "/news/calendar?month=2027-03",
])("SPD-03 %s is read, and loaded ahead", (href) => expect(matches(rule?.where ?? {}, href)).toBe(true));

test.each([
  "/api/post?type=NOTICE&index=1",
  "/admin/content-manage/list",
  "/my-page",
  "/sign-in?from=/community/notice",
  "/mail-stop/secret",
  "/community/qna/edit",
  "/community/free/edit?index=3",
  "/uploads/0123.webp",
  "/news/calendar.ics",
  "/w/12/medium.jpg",
  "/search?query=단청",
  "https://elsewhere.example/about/history",
])("SPD-03 %s is not", (href) => expect(matches(rule?.where ?? {}, href)).toBe(false));
