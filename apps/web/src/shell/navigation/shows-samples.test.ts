import { expect, test } from "vitest";
import { showsSamples } from "./shows-samples.ts";

test.each([
  ["/", "texts or database"],
  ["/about/greeting", "texts"],
  ["/about/history", "texts"],
  ["/member/executives", "texts"],
  ["/gallery/exhibition/1/detail", "database"],
  ["/community/qna", "database"],
  ["/community/notice/detail", "database"],
  ["/gallery/exhibition/2/3", "database"],
  ["/gallery/works", "database"],
  ["/gallery/compare", "database"],
  ["/search", "texts or database"],
  ["/gallery/exhibition/5", "none"],
  ["/gallery/exhibition/12/detail", "none"],
  ["/community/archive", "none"],
  ["/terms", "none"],
  ["/sign-in", "none"],
  ["/my-page", "none"],
  ["/admin/content", "none"],
])("SEE-15 what of %s may be samples: %s", (pathname, kind) => {
  expect(showsSamples(pathname, { texts: true, database: false })).toBe(kind.includes("texts"));
  expect(showsSamples(pathname, { texts: false, database: true })).toBe(kind.includes("database"));
});
