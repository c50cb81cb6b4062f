import type { PageText } from "@bulmo/contracts/page-text";
import { expect, test } from "vitest";
import { brokenReading, brokenReadingsIn, brokenReadingsQuestion } from "./broken-reading.ts";

test.each([
  ["{佛母|불모 의 길", "{佛母|불모 의 길"],
  ["앞 {佛母|불모의 길\n다음 줄", "{佛母|불모의 길"],
  ["{一筆|일필} 뒤의 {佛母|}", "{佛母|}"],
  ["{|불모}의 길", "{|불모}"],
  ["{ | }", "{ | }"],
  ["{佛母| }", "{佛母| }"],
  ["{佛|母|불모}", "{佛|母|불모}"],
  ["길은 佛母|불모}의 것", "佛母|불모}"],
  ["앞 {佛母 불모}의 길", "{佛母 불모}"],
  ["{佛母/불모}와 {一筆|일필}", "{佛母/불모}"],
  [`{佛母|${"가".repeat(40)}`, `{佛母|${"가".repeat(16)}…`],
])("PAG-01 %j is told as a broken reading", (text, part) => {
  expect(brokenReading(text)).toBe(part);
});

test.each([
  "{佛母|불모}의 {一筆|일필}",
  "{회장}",
  "{佛母}",
  "{ 그대로 }",
  "{회장 전화}",
  "{하나}와 佛母 그리고 {둘}",
  "중괄호 { 하나",
  "가 | 나",
  "표 | {佛母|불모} | 끝",
  "",
])("PAG-01 %j is meant as it is", (text) => {
  expect(brokenReading(text)).toBe("");
});

test("PAG-01 a text of 40,000 characters is looked through in one go", () => {
  const started = performance.now();
  for (const text of ["{", "|", "}", "a", "{|", "|}", "{a|b", "a|b}", "{佛", "{佛母 "])
    brokenReading(`${text.repeat(40_000)}|`.slice(-40_000));
  for (const text of ["佛", "佛 ", "불"]) brokenReading(`{${text.repeat(20_000)}}`);
  expect(performance.now() - started).toBeLessThan(2_000);
});

test("PAG-01 all that a page shows of a text is looked through, and the first three are named", () => {
  const text: PageText = {
    title: "{題|",
    titleHanja: "",
    lead: "",
    description: "{검색|",
    isSample: false,
    blocks: [
      { type: "STANZA", lines: ["{詩|시}", "{詩|"] },
      { type: "PICTURE", url: "", alt: "{글|", caption: "{佛|}" },
    ],
    signature: [],
    fields: { dates: "{年|" },
    lists: { years: [{ event: "{生|생}" }] },
  };
  expect(brokenReadingsIn(text)).toEqual(["{題|", "{詩|", "{佛|}", "{年|"]);
  expect(brokenReadingsQuestion(text)).toContain("‘{題|’, ‘{詩|’, ‘{佛|}’ 등 4곳");
  expect(brokenReadingsQuestion({ ...text, title: "", blocks: [], fields: {} })).toBeUndefined();
});
