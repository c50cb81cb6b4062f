import { commentCreateInput } from "@bulmo/contracts/comment";
import { expect, test } from "vitest";
import { commentIssue } from "./comment-issue.ts";

const long = "가".repeat(2_000);

test.each([
  "",
  " \n",
  "\u200B",
  "\uFFFC\u3164",
  "글",
  long,
  `${long}가`,
  ` ${long}\n`,
  "🪷".repeat(2_000),
  long.normalize("NFD"),
])("CMT-09 the form and the server agree about %j", (content) => {
  const { error } = commentCreateInput.safeParse({ content, postIndex: 1, postType: "QNA" });
  expect(commentIssue(content)).toBe(error?.issues[0]?.message ?? null);
});
