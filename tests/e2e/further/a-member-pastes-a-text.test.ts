import type { Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { chooseParagraph, main, send, shownIndex, storedPost, textField, tool, write } from "../../harness/writing.ts";
import { beginQuestion, openWriting, openWritings, origin } from "../../harness/writing-story.ts";

openWritings();

let desk: Page;
let faults: string[];
beforeAll(async () => {
  ({ page: desk, faults } = await openWriting());
});

/** A paste or a drop of words, as the browser tells of it: once the field has been told where the caret is. */
const give = (how: "paste" | "drop", words: Record<string, string>): Promise<void> =>
  textField(desk).evaluate(
    async (field, { kind, entries }) => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      const data = new DataTransfer();
      for (const [type, value] of entries) data.setData(type, value);
      const line = field.querySelector("p") ?? field;
      const { left, top } = line.getBoundingClientRect();
      const where = { clientX: left + 1, clientY: top + 5 };
      line.dispatchEvent(
        kind === "paste"
          ? new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true })
          : new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true, ...where }),
      );
    },
    { kind: how, entries: Object.entries(words) },
  );

async function sendAndRead(): Promise<string> {
  await send(desk);
  return (await storedPost(origin, await shownIndex(desk))).content;
}

const paragraphs = (...lines: string[]) => lines.map((line) => `<p>${line || "\uFFFC"}</p>`).join("");

const message = [
  "2026. 11. 21. 모임",
  "3. 세 번째",
  "- 준비물",
  "",
  "파일_이름_목록 _밑줄_ **별표** ~~물결~~ *별*",
  "====",
  "# 해시태그",
  "> 인용",
  "`따옴표` [이름](주소)",
  "<b>굵게</b> &amp;",
  "| 표 | 칸 |",
  "| --- | --- |",
];

const typed = message.map((line) => line.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;"));

test.each([
  ["a telephone", "\n"],
  ["a computer", "\r\n"],
])("BRD-25 a plain text from %s comes in line by line as it was typed, and is no Markdown", async (_, end) => {
  await beginQuestion(desk, "붙여 넣은 글");
  await give("paste", { "text/plain": message.join(end) });
  expect(await sendAndRead()).toBe(paragraphs(...typed));
  expect(faults).toEqual([]);
});

test("BRD-25 a single line joins the line that one is writing, in its shape", async () => {
  await beginQuestion(desk, "이어 붙인 글");
  await chooseParagraph(desk, "제목 2");
  await write(desk, "모임: ");
  await give("paste", { "text/plain": "2026. 11. 21. # 해시태그" });
  await desk.keyboard.press("Enter");
  await tool(desk, "글머리 기호 목록").click();
  await give("paste", { "text/plain": "1. 붓" });
  await write(desk, "과 먹");
  const content = await sendAndRead();
  expect(content).toMatch(/<h2>모임: 2026\. 11\. 21\. # 해시태그<\/h2><ul><li><p>1\. 붓과 먹<\/p>/u);
  expect(faults).toEqual([]);
});

test("BRD-25 the lines of a text come between the words around them", async () => {
  await beginQuestion(desk, "사이에 붙인 글");
  await write(desk, "앞뒤");
  await desk.keyboard.press("ArrowLeft");
  await give("paste", { "text/plain": "하나\n\n둘 https://example.org/a_b_c 셋" });
  const content = await sendAndRead();
  expect(content).toMatch(/^<p>앞하나<\/p><p>\uFFFC<\/p><p>둘 <a [^>]*>https:\/\/example\.org\/a_b_c<\/a> 셋뒤<\/p>$/u);
  expect(faults).toEqual([]);
});

test("BRD-25 ATT-05 terms and what is folded stay lines of their own; what is lost of letters is told", async () => {
  await beginQuestion(desk, "낱말 풀이");
  await textField(desk).click();
  await give("paste", {
    "text/html":
      "<dl><dt>초본</dt><dd>밑그림</dd></dl><details><summary>더 보기</summary>석채 3m<sup>2</sup></details>",
  });
  await main(desk)
    .getByText("그대로 옮기지 못한 것이 있습니다: 위 첨자와 아래 첨자(보통 글자로 넣었습니다) 1개.")
    .waitFor();
  const content = await sendAndRead();
  expect(content).toBe("<p>초본</p><p>밑그림</p><p>더 보기</p><p>석채 3m2</p>");
  expect(faults).toEqual([]);
});

test("BRD-25 ATT-05 a pasted table is a table without its looks; one that only arranges a page is none", async () => {
  await beginQuestion(desk, "붙여 넣은 표");
  const table =
    "<table><caption>재료</caption><thead><tr><th>이름</th><th>양</th></tr></thead>" +
    "<tbody><tr><td><p><b>석록</b></p></td><td><div>3냥</div></td><td></td></tr><tr><td></td></tr></tbody></table>";
  const page = `<table><tr><td><h2>안내</h2><p>첫 문단</p>${table}<p>끝 문단</p></td></tr></table>`;
  await give("paste", { "text/html": page, "text/plain": "안내" });
  expect(await sendAndRead()).toBe(
    "<h2>안내</h2><p>첫 문단</p><p>재료</p>" +
      '<table><thead><tr><th scope="col">이름</th><th scope="col">양</th><th scope="col"></th></tr></thead>' +
      "<tbody><tr><td><strong>석록</strong></td><td>3냥</td><td></td></tr><tr><td></td><td></td><td></td></tr></tbody></table>" +
      "<p>끝 문단</p>",
  );
  expect(faults).toEqual([]);
});

const run = "document.body.dataset.ran=1";
const page =
  `<h2 style="font-size:90px">제목</h2><p onclick="${run}">글 <b>굵게</b> <img src="https://example.org/a.png" onerror="${run}"></p>` +
  `<script>${run}</script><svg onload="${run}"></svg><table><tr><td>칸</td></tr></table>` +
  `<blockquote>인용</blockquote><pre><code>코드</code></pre><form><p>양식</p></form><xmp><img onerror="${run}"></xmp>` +
  "<custom-words>낯선 말</custom-words>";

test.each(["paste", "drop"] as const)(
  "BRD-25 hazard 8: what comes by %s comes in as far as the toolbar could have made it, and runs nothing",
  async (how) => {
    await beginQuestion(desk, "가져온 글");
    await give(how, { "text/html": page, "text/plain": "제목" });
    const content = await sendAndRead();
    for (const word of [
      "<h2>제목</h2>",
      "<strong>굵게</strong>",
      "칸",
      "<blockquote>인용</blockquote>",
      "코드",
      "양식",
      "낯선 말",
    ])
      expect(content).toContain(word);
    expect(content).not.toMatch(/example|font-size|table|pre>|dataset/u);
    expect(await desk.evaluate(() => document.body.dataset["ran"])).toBeUndefined();
    // Nor has the browser anything to say of what it refused to run.
    expect(faults).toEqual([]);
  },
);

/** Luminance of a colour as the browser tells it, and the contrast of two (WCAG 2.2). */
const luminance = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/gu) ?? [])
    .slice(0, 3)
    .map((part) => Number(part) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Word and ground of each piece of a text, as they are painted. */
const paintedIn = (shown: Page, text: string) =>
  shown
    .getByRole("main")
    .locator(text)
    .evaluate((root) => {
      const pieces: { words: string; word: string; ground: string }[] = [];
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const words = texts.currentNode.textContent?.trim() ?? "";
        const piece = texts.currentNode.parentElement;
        if (words === "" || !piece?.closest("p, blockquote")) continue;
        let under: Element | null = piece;
        while (under && getComputedStyle(under).backgroundColor === "rgba(0, 0, 0, 0)") under = under.parentElement;
        const ground = getComputedStyle(under ?? document.body).backgroundColor;
        pieces.push({ words, word: getComputedStyle(piece).color, ground });
      }
      return pieces;
    });

const fromHwp =
  '<p><span style="color:#000000">검정</span></p><p><span style="color:white">하양</span></p>' +
  '<p><span style="color:#ff0000;background-color:#ffff00">빨강</span></p>' +
  '<p><span style="color:navy">남색</span></p><p style="color:#0a0a0a">문단</p>' +
  '<p style="color:red">밖<span style="color:black">안</span></p><blockquote style="color:red">인용</blockquote>';

test("SEE-05 pasted colours are written in the colours in which they are read, and read at 4.5:1 by day and by lamp", async () => {
  await beginQuestion(desk, "한글 문서에서 붙인 글");
  await give("paste", { "text/html": fromHwp, "text/plain": "검정" });
  const seen = {
    dark: await paintedBy("dark", '[contenteditable="true"]'),
    light: await paintedBy("light", '[contenteditable="true"]'),
  };
  const content = await sendAndRead();
  expect(content).not.toMatch(/#000|#0a0a0a|white|navy|#ff/u);
  expect(content).toMatch(/^<p>검정<\/p><p>하양<\/p>/u);
  for (const scheme of ["dark", "light"] as const) {
    const read = await paintedBy(scheme, "article > div");
    expect(read.map(({ words }) => words)).toEqual(["검정", "하양", "빨강", "남색", "문단", "밖", "안", "인용"]);
    const wordOf = (words: string) => read.find((piece) => piece.words === words)?.word;
    expect(wordOf("안")).toBe(wordOf("검정"));
    expect(wordOf("밖")).toBe(wordOf("빨강"));
    for (const { word, ground } of read) expect(contrast(word, ground)).toBeGreaterThanOrEqual(4.5);
    expect(seen[scheme].map(({ words, word }) => [words, word])).toEqual(read.map(({ words, word }) => [words, word]));
  }
  await desk.emulateMedia({ colorScheme: null });
  expect(faults).toEqual([]);
});

/** The ways in which other programs say a colour, each with what is written for it. */
const sayings: readonly [said: string, written: RegExp][] = [
  ['<p><b style="color:red">굵게</b></p>', /"red"[^>]*>(?:<strong>)?굵게/u],
  ['<p><font color="#ff0000">글꼴</font></p>', /"red"[^>]*>글꼴/u],
  ["<p><mark>형광펜</mark></p>", /"yellow"[^>]*>형광펜/u],
  ['<p><span style="color:oklch(0.5 0.2 260)">새 표기</span></p>', /"blue"[^>]*>새 표기/u],
  ['<p><span style="color:rgba(0, 128, 0, 0.9)">비침</span></p>', /"green"[^>]*>비침/u],
  ['<p><span style="color:rgba(255, 0, 0, 0)">안 보임</span></p>', /<p>안 보임<\/p>/u],
  ['<div style="color:red"><p>상자</p></div>', /<p[^>]*data-text-color="red"[^>]*>상자/u],
  ['<ul style="color:red"><li>목록</li></ul>', /<li[^>]*data-text-color="red"[^>]*>(?:<p[^>]*>)?목록/u],
  ['<div style="color:red"><p style="color:blue">제 빛깔</p></div>', /<p[^>]*data-text-color="blue"[^>]*>제 빛깔/u],
  ['<p><a href="https://example.org/" style="color:red">링크</a></p>', /<p><a [^>]*>링크<\/a><\/p>/u],
  [
    '<table><tr><td style="color:red">칸</td><td bgcolor="#ffff00">바탕</td></tr><tr><td>셋</td><td>넷</td></tr></table>',
    /"red"[^>]*>칸.*"yellow"[^>]*>바탕/u,
  ],
];

test("SEE-05 a colour comes along however it is said, and in whatever it is said of", async () => {
  await beginQuestion(desk, "여러 프로그램에서 붙인 글");
  await give("paste", { "text/html": sayings.map(([said]) => said).join(""), "text/plain": "굵게" });
  const content = await sendAndRead();
  for (const [, written] of sayings) expect(content).toMatch(written);
  expect(faults).toEqual([]);
});

async function paintedBy(colorScheme: "dark" | "light", text: string) {
  await desk.emulateMedia({ colorScheme });
  return paintedIn(desk, text);
}
