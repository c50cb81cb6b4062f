import type { PageText, PageTextBlock } from "@bulmo/contracts/page-text";
import { pageTextMessages as messages } from "@bulmo/contracts/page-text-rule";
import { expect, test } from "vitest";
import { textIssue } from "./text-issue.ts";

const paragraph: PageTextBlock = { type: "PARAGRAPH", text: "글" };
const link = (text: string, href: string): PageTextBlock => ({ type: "LINK", text, href });
const whole: PageText = {
  title: "제목",
  titleHanja: "",
  lead: "",
  description: "",
  isSample: false,
  blocks: [paragraph, link("말", "/gallery")],
  signature: [],
};

test.each([
  [{}, null],
  [{ title: "\u200B" }, messages.titleMissing],
  [{ title: "가".repeat(201) }, messages.titleTooLong],
  [{ blocks: [] }, messages.empty],
  [{ blocks: Array.from({ length: 501 }, () => paragraph) }, messages.tooManyBlocks],
  [{ blocks: [link("", "/gallery")] }, messages.linkMissing],
  [{ blocks: [link("말", "nowhere")] }, messages.hrefInvalid],
  [{ blocks: [link("말", "javascript:alert(1)")] }, messages.hrefInvalid],
])("PAG-01 what keeps a text from being saved is said before it is sent: %j", (change, issue) => {
  expect(textIssue({ ...whole, ...change })).toBe(issue);
});
