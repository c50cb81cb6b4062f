import { expect, test } from "vitest";
import { sampleKinds } from "./sample-kinds.ts";

test.each([
  ["/", ["texts"]],
  ["/about/greeting", ["texts"]],
  ["/member/executives", ["texts"]],
  ["/about/history", ["texts", "database"]],
  ["/news/cultural-property", ["texts", "database"]],
  ["/gallery/exhibition/1/detail", ["database"]],
  ["/community/qna", ["database"]],
  ["/terms", []],
  ["/sign-in", []],
  ["/my-page", []],
  ["/admin/content", []],
])("SEE-15 what of %s may be samples: %j", (pathname, kinds) => {
  expect(sampleKinds(pathname)).toEqual(kinds);
});
