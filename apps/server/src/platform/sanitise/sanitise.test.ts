import { processorTime } from "@bulmo/testing/processor-time";
import { maximumMarkup, postMessages } from "@bulmo/contracts/post-write";
import { hostileVectors } from "@bulmo/testing/hostile-html";
import { array, assert, constantFrom, oneof, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { sanitise } from "./sanitise.ts";
import { foreignParts } from "../../../testing/html-reader.ts";

const picture = "/uploads/0f1e-1600x900/1280.webp";

test.each([
  ["headings", "<h1>하나</h1><h2>둘</h2><h3>셋</h3><h4>넷</h4><h5>다섯</h5><h6>여섯</h6>"],
  ["marks", "<p><strong>굵게</strong><em>기울임</em><u>밑줄</u><s>취소선</s><br />줄</p>"],
  ["alignment", '<p style="text-align: center">가운데</p><h2 style="text-align: right">오른쪽</h2>'],
  [
    "colours",
    '<p><span style="color: #a32f24" data-style-type="textColor" data-value="red">색</span>' +
      '<span style="background-color: #f8efc8" data-style-type="backgroundColor" data-value="yellow">배경</span></p>',
  ],
  [
    "block colours",
    '<p style="color: #27497d; background-color: #e0efe6" data-text-color="blue" data-background-color="green">문단</p>',
  ],
  ["lists", '<ul><li><p>하나</p><ul><li><p>안</p></li></ul></li></ul><ol start="3"><li data-start="3">셋</li></ol>'],
  [
    "a picture with its caption",
    `<figure data-text-alignment="center"><img src="${picture}" alt="수월관음도" width="512" /><figcaption>설명</figcaption></figure>`,
  ],
  ["a decorative picture", `<img src="${picture}" alt="" />`],
  ["the editor's blank line", "<p>\uFFFC</p>"],
  ["text that looks like code", "<p>1 &lt; 2 &amp;&amp; &lt;script&gt;</p>"],
])("BRD-25 BRD-18 %s stay as the editor made them", (_case, html) => {
  expect(sanitise(html)).toBe(html);
});

test("BRD-25 BRD-18 of what the editor writes only its own marks fall", () => {
  const item = (text: string) => `<p class="bn-inline-content">${text}</p>`;
  expect(
    sanitise(
      `<h2 data-level="2" style="text-align: center;" data-text-alignment="center">제목</h2>` +
        `<ul><li>${item("하나")}<ul><li data-nesting-level="1">${item("안")}</li></ul></li></ul>` +
        `<ol><li>${item("일")}</li></ol><ol start="5"><li data-start="5" data-index="5">${item("오")}</li></ol>` +
        `<p><span data-style-type="textColor" data-value="red" data-editable="" style="color: rgb(224, 62, 62);">색</span></p>` +
        `<img src="${picture}" alt="연꽃" data-url="${picture}" data-description="연꽃" data-text-alignment="right">`,
    ),
  ).toBe(
    '<h2 style="text-align: center">제목</h2><ul><li><p>하나</p><ul><li><p>안</p></li></ul></li></ul>' +
      '<ol><li><p>일</p></li></ol><ol start="5"><li data-start="5"><p>오</p></li></ol>' +
      '<p><span style="color: #a32f24" data-style-type="textColor" data-value="red">색</span></p>' +
      `<img src="${picture}" alt="연꽃" data-text-alignment="right" />`,
  );
});

test.each([
  "https://example.org/a?b=1&amp;c=2",
  "http://example.org",
  "mailto:a@example.org",
  "/about/history",
  "#note",
])("BRD-25 a link to %s stays, and cannot steer this page", (href) => {
  const link = `<a href="${href}" target="_blank" rel="ugc nofollow noopener noreferrer">글</a>`;
  expect(sanitise(link)).toBe(link);
  expect(sanitise(`<a href="${href}" target="_blank">글</a>`)).toBe(link);
});

test.each([
  ["same elements", "<b>가</b><i>나</i><del>다</del>", "<strong>가</strong><em>나</em><s>다</s>"],
  ["elements the editor lacks", "<div>가<table><tr><td>나</td></tr></table></div>", "가<br />나"],
  ["classes, ids and data", '<p class="a" id="b" data-url="javascript:x" title="c">가</p>', "<p>가</p>"],
  ["a span without a style", '<span style="font-size: 90px">가</span>', "가"],
  ["an address of nowhere", "<a>가</a><a href>나</a>", "가나"],
  ["a picture of nothing", "<p>가<img></p>", "<p>가</p>"],
  ["a file name as description", `<img src="${picture}" alt="IMG_0001.JPG">`, `<img src="${picture}" alt="" />`],
  ["no description", `<img src="${picture}">`, `<img src="${picture}" alt="" />`],
  ["comments and controls", "<p>가<!-- 나 -->\u0001다\u007F</p>", "<p>가다</p>"],
  ["capitals", '<P STYLE="COLOR: #F00">가</P>', '<p style="color: #a32f24" data-text-color="red">가</p>'],
])("BRD-25 %s", (_case, html, kept) => {
  expect(sanitise(html)).toBe(kept);
});

describe("SEC-07 hazard 8: nothing runs and nothing overlays", () => {
  test("there are enough of them", () => {
    expect(hostileVectors.length).toBeGreaterThanOrEqual(60);
  });

  test.each(hostileVectors.map((vector) => [vector]))("%s", (vector) => {
    const clean = sanitise(vector);
    expect(foreignParts(clean)).toEqual([]);
    expect(sanitise(clean)).toBe(clean);
    // Lists, the editor and print put it into other places than a paragraph.
    for (const place of ["p", "li", "table", "textarea", "title"]) expect(foreignParts(clean, place)).toEqual([]);
  });
});

/** Pieces of which markup, and what pretends to be markup, is made. */
const piece = oneof(
  constantFrom(...hostileVectors),
  constantFrom("<", ">", "</", "/>", "<!--", "-->", "<![CDATA[", "]]>", '"', "'", "=", "&", "&lt;", "&#60;", "\u00A0"),
  constantFrom("<p>", "</p>", "<li>", "</li>", "<ul>", "</ul>", "<a href=/a>", "</a>", "<h1>", "</h2>", "<b>", "</i>"),
  constantFrom("<svg>", "</svg>", "<noscript>", "</noscript>", "<style>", "</style>", "<iframe>", "<title>", "<table>"),
  constantFrom(` style="color: #fff;`, " onerror=x ", ` src="${picture}"`, "<img", "<span style='color:#123456'>"),
  constantFrom("<tr>", "</tr>", "<td>", "</td>", "<th>", "<thead>", "<caption>", "</table>", "<table><tr><td>가<td>"),
  constantFrom("<figure data-video=vimeo data-id=76979871>", "<figcaption>", "</figcaption>", "</figure>"),
  constantFrom("<blockquote>", "</blockquote>", "<hr>", "<input type=checkbox checked>", "</p>", "<br>", "<div>"),
  string({ maxLength: 5 }),
  string({ unit: "binary", maxLength: 5 }),
);

test("BRD-25 whatever is sent, doing it twice changes nothing and a browser reads only what is allowed", () => {
  assert(
    property(array(piece, { maxLength: 12 }), (pieces) => {
      const clean = sanitise(pieces.join(""));
      expect(sanitise(clean)).toBe(clean);
      expect(foreignParts(clean)).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

test("BRD-23 a nesting of thousands is refused, and a hundred levels lose no text", () => {
  const nested = (depth: number) => `${"<ul><li>".repeat(depth)}글${"</li></ul>".repeat(depth)}`;
  expect(() => sanitise(nested(5_000))).toThrow("서식이 너무 많이 겹쳐 있습니다");
  expect(() => sanitise("<b>".repeat(20_000))).toThrow("서식이 너무 많이 겹쳐 있습니다");
  expect(sanitise(nested(100))).toContain("글");
  expect(sanitise(nested(20))).toBe(nested(20));
});

const fill = (part: string, length: number) => part.repeat(Math.floor(length / part.length));

function catchRefusal(act: () => unknown): string | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** How long it takes in milliseconds of the processor, be it to refuse it. */
function time(html: string): number {
  let refusal: string | undefined;
  const taken = processorTime(() => {
    refusal = catchRefusal(() => sanitise(html));
  });
  expect(refusal ?? postMessages.contentTooLong).toMatch(/서식이 너무 많|200,000자 이하|표가 너무 큽니다/u);
  return taken;
}

/** Some six times what the slowest takes on a machine with nothing else to do. */
const moment = 1_000;

test.each([
  ["text", "가나다 "],
  ["paragraphs", '<p style="color: #fff">가</p>'],
  ["paragraphs that are not closed", "<p>"],
  ["ends of paragraphs", "</p>"],
  ["ampersands", "&"],
  ["angle brackets", "<"],
  ["pictures of nothing", "<img>"],
  ["links", "<a href=/a>가</a>"],
  ["unclosed links", "<a href=/a>"],
  ["unclosed items", "<li>"],
  ["comments", "<!--"],
  ["fallbacks", "<noscript><p></noscript>"],
  ["attributes", "<p a b c d e f>"],
  ["rows of tables", "<table><tr><td>가<td>나"],
  ["cells", "<td>"],
  ["rules", "<hr>"],
  ["films", "<figure data-video=youtube data-id=dQw4w9WgXcQ>가</figure>"],
  ["films that are not closed", "<figure data-video=youtube data-id=dQw4w9WgXcQ>"],
  ["styles", `<p style="color:${" ".repeat(1000)}#fff">`],
])("BRD-23 SEC-23 200,000 characters of %s take no longer than a moment", (_case, part) => {
  expect(time(fill(part, 200_000))).toBeLessThan(moment);
  // As much of it as is read.
  const markup = part.split("<").length - 1;
  expect(time(part.repeat(Math.min(200_000 / part.length, maximumMarkup / markup)))).toBeLessThan(moment);
});

test.each(["<a>가</a>", "<span>가</span>", "<img>", "<p>가<img></p>"])(
  "SEC-23 behind a long text, many of %j, which fall, take no longer than a moment",
  (part) => {
    const many = part.repeat(maximumMarkup / (part.split("<").length - 1) - 1);
    expect(time(fill("가나다 ", 199_000 - many.length) + many)).toBeLessThan(moment);
  },
);

test("SEC-23 with every word in bold a text of 200,000 characters is kept; with more markup than that it is not begun", () => {
  const bold = fill("<strong>단청을</strong> ", 200_000).trim();
  expect(sanitise(bold)).toBe(bold);
  expect(() => sanitise(fill("<p>", 3 * (maximumMarkup + 1)))).toThrow(postMessages.contentTooMarked);
});
