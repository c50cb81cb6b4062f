import { postMessages } from "@bulmo/contracts/post-write";
import { expect, test } from "vitest";
import { contentIssue } from "./content-issue.ts";

test.each([[""], ["<p>\uFFFC</p>"], ["<p>&nbsp; </p><ul><li><p>\uFFFC</p></li></ul>"]])(
  "BRD-23 %j is no content",
  (html) => {
    expect(contentIssue(html)).toBe(postMessages.contentMissing);
  },
);

test("BRD-23 a text, or a picture alone, is content up to 200,000 characters", () => {
  expect(contentIssue("<p>글</p>")).toBeNull();
  expect(contentIssue('<img src="/uploads/a/1280.webp" alt="">')).toBeNull();
  expect(contentIssue("가".repeat(200_000))).toBeNull();
  expect(contentIssue("가".repeat(200_001))).toBe(postMessages.contentTooLong);
});
