import type { PageText, PageTextBlock } from "@bulmo/contracts/page-text";
import { pageTextMessages as messages, type PageTextName } from "@bulmo/contracts/page-text-rule";
import { expect, test } from "vitest";
import { textIssue } from "./text-issue.ts";

const unknown = "이 글에 없는 칸의 이름입니다.";
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
  fields: {},
  lists: {},
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
  expect(textIssue("greeting", { ...whole, ...change })?.message ?? null).toBe(issue);
});

const life: Partial<PageText> = {
  fields: { dates: "1900~1975" },
  lists: { years: [{ year: "1900", event: "태어남" }] },
};
const paintersTitle = "불모들";

test.each<[PageTextName, Partial<PageText>, string | null]>([
  ["ilsub", life, null],
  [
    "ilsub",
    {
      ...life,
      lists: {
        years: [
          { year: "1900", event: "태어남" },
          { year: "1901", event: "" },
        ],
      },
    },
    "2번째 연보: ‘내용’ 칸을 채워 주세요.",
  ],
  ["ilsub", { ...life, lists: { years: [{ year: "1900", event: "태어남", month: "1" }] } }, `1번째 연보: ${unknown}`],
  ["ilsub", { ...life, lists: { works: [] } }, unknown],
  ["ilsub", { ...life, fields: { dates: "가".repeat(301) } }, "‘생몰년’ 칸은 300자 이하로 적어 주세요."],
  ["greeting", { fields: { dates: "1900" } }, unknown],
  ["magoksa", { fields: { paintersTitle } }, null],
  ["magoksa", {}, "‘불모들의 제목’ 칸을 채워 주세요."],
  ["magoksa", { fields: { paintersTitle, sourceHref: "javascript:alert(1)" } }, messages.hrefInvalid],
  ["magoksa", { fields: { paintersTitle, phone: "전화 없음" } }, "‘전화’ 칸에는 숫자와 -만 적어 주세요."],
])("PAG-01 PAG-04 what the shape of %s does not hold is said: %j", (name, change, issue) => {
  expect(textIssue(name, { ...whole, ...change })?.message ?? null).toBe(issue);
});
