import { expect, test } from "vitest";
import { plainText, summarise } from "./html-extract.ts";

test.each([
  ["<h2>제목</h2><p>본<strong>문</strong>입니다.</p>", "제목 본문입니다."],
  ["<ul><li>하나</li><li>둘</li></ul>", "하나 둘"],
  ["<p>가 &amp; 나&nbsp;다</p>", "가 & 나 다"],
  ['<figure><img src="/uploads/a.webp" alt="그림"><figcaption>설명</figcaption></figure>', "설명"],
  ["<p>첫 줄<br>둘째 줄</p>", "첫 줄 둘째 줄"],
  ["", ""],
])("the text of %j", (html, text) => {
  expect(plainText(html)).toBe(text);
});

test("BRD-26 a summary is the first 120 characters, and cuts none in two", () => {
  expect(summarise(`<p>${"가".repeat(200)}</p>`)).toBe("가".repeat(120));
  const decomposed = "각".normalize("NFD");
  expect(summarise(`<p>${decomposed.repeat(130)}</p>`)).toBe(decomposed.repeat(120));
});
