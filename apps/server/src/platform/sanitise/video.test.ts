import { hostileVectors } from "@bulmo/testing/hostile-html";
import { array, assert, constantFrom, oneof, property } from "fast-check";
import { expect, test } from "vitest";
import { foreignParts } from "../../../testing/html-reader.ts";
import { sanitise } from "./sanitise.ts";
import { countVideos, isPlayer, takePlayers } from "./video.ts";

const id = "dQw4w9WgXcQ";
const film = (title = "수륙재", start = "") =>
  `<figure data-video="youtube" data-id="${id}"${start}><figcaption>${title}</figcaption></figure>`;

test.each([
  ["a film", film()],
  ["one that begins later", film("수륙재", ' data-start="90"')],
  [
    "one of Vimeo",
    '<figure data-video="vimeo" data-id="76979871/8272103f6e"><figcaption>가 &lt; 나</figcaption></figure>',
  ],
  ["one between paragraphs and in an item", `<p>앞</p>${film()}<p>뒤</p><ul><li><p>하나</p>${film()}</li></ul>`],
])("ATT-06 %s is stored as it is", (_case, html) => {
  expect(sanitise(html)).toBe(html);
});

test.each([
  ["no title", film(" "), film("YouTube 동영상")],
  [
    "a title in bold, with a link",
    film('<strong>굵게</strong> <a href="https://evil.example">글</a>'),
    film("굵게 글"),
  ],
  ["a title of many", film("가".repeat(300)), film("가".repeat(200))],
  ["words without a caption", film().replaceAll(/<\/?figcaption>/gu, ""), film()],
  [
    "more attributes",
    film().replace(">", ' style="position:fixed" onclick="x()" class="a" data-src="https://a.example">'),
    film(),
  ],
  ["a start that is none", film("수륙재", ' data-start="1e9"'), film()],
  ["a start before the film", film("수륙재", ' data-start="-3"'), film()],
  ["a paragraph around", `<p>앞${film()}</p>`, `<p>앞</p>${film()}<p></p>`],
])("ATT-06 of a film with %s its own remains", (_case, html, clean) => {
  expect(sanitise(html)).toBe(clean);
  expect(sanitise(clean)).toBe(clean);
});

const words = "<figure><figcaption>수륙재</figcaption></figure>";

test.each([
  ["another site", film().replace("youtube", "dailymotion"), words],
  ["a name with quotes", film().replace(id, "&quot;&gt;&lt;script&gt;"), words],
  ["a path", film().replace(id, "../../evil.ex"), words],
  ["a list", film().replace(id, "videoseries"), words],
  ["no name", film().replace(` data-id="${id}"`, ""), words],
  ["a link around", `<a href="/a">${film()}</a>`, `<a href="/a" rel="ugc nofollow noopener noreferrer">${words}</a>`],
  ["a heading around", `<h2>${film()}</h2>`, `<h2>${words}</h2>`],
  ["a figure around", `<figure>${film()}</figure>`, `<figure>${words}</figure>`],
])("ATT-06 with %s no film is stored, and its words stay", (_case, html, clean) => {
  expect(sanitise(html)).toBe(clean);
  expect(countVideos(clean)).toBeLessThan(countVideos(html));
});

test("ATT-06 what is no figure names no film, whatever it says", () => {
  for (const element of ["p", "span", "a", "li", "figcaption", "img", "td"])
    expect(sanitise(`<${element} data-video="youtube" data-id="${id}">글</${element}>`)).not.toContain("data-");
});

const player = `<iframe width="560" height="315" src="https://www.youtube.com/embed/${id}?si=a&amp;start=90" title="수륙재" allow="autoplay" allowfullscreen></iframe>`;

test("ATT-06 a player that was copied becomes a film; a paragraph with nothing else goes", () => {
  const taken = film("수륙재", ' data-start="90"');
  expect(takePlayers(player)).toBe(taken);
  expect(takePlayers(`<p>앞</p><p class="a"> ${player}\n</p><p>뒤</p>`)).toBe(`<p>앞</p>${taken}<p>뒤</p>`);
  expect(takePlayers(`<p>앞 ${player}</p>`)).toBe(`<p>앞 ${taken}</p>`);
  expect(takePlayers(player.replace("</iframe>", "<p>없음</p></iframe>뒤"))).toBe(`${taken}뒤`);
  expect(takePlayers(player.replace("</iframe>", "뒤"))).toBe(`${taken}뒤`);
});

test.each([
  ["another site", { src: "https://evil.example/embed/dQw4w9WgXcQ" }],
  ["a look-alike", { src: "https://www.youtube.com.evil.example/embed/dQw4w9WgXcQ" }],
  ["a page that is no player", { src: "https://www.youtube.com/watch?v=dQw4w9WgXcQ" }],
  ["a page of its own", { src: "https://www.youtube.com/embed/dQw4w9WgXcQ", srcdoc: "<script>x()</script>" }],
  ["a script", { src: "javascript:x()//www.youtube.com/embed/dQw4w9WgXcQ" }],
  ["nothing", {}],
])("ATT-06 a frame of %s is no film's", (_case, attributes) => {
  expect(isPlayer("iframe", attributes)).toBe(false);
  expect(isPlayer("embed", attributes)).toBe(false);
});

const piece = oneof(
  constantFrom(film(), "<figure data-video=youtube data-id=dQw4w9WgXcQ>", "</figure>", "<figcaption>", "</figcaption>"),
  constantFrom(
    "<a href=/a>",
    "</a>",
    "<p>",
    "</p>",
    "<h2>",
    "<figure>",
    "<table><tr><td>가<td>",
    "</table>",
    "가",
    "\uFDD3",
  ),
  constantFrom("<figure\uFDD3 data-video=x data-id=y>", "<ul><li>", "</ul>", "<b>", "</b>", player, '<img src="x">'),
  constantFrom(...hostileVectors),
);
const stored =
  /<figure data-video="(?:youtube|vimeo)" data-id="[\w/-]+"(?: data-start="\d+")?><figcaption>[^<]+<\/figcaption><\/figure>/gu;

test("ATT-06 SEC-07 whatever is sent, films stand in one form, and doing it twice changes nothing", () => {
  assert(
    property(array(piece, { maxLength: 12 }), (pieces) => {
      const clean = sanitise(takePlayers(pieces.join("")));
      expect(sanitise(clean)).toBe(clean);
      expect(foreignParts(clean)).toEqual([]);
      expect(clean.replaceAll(stored, "")).not.toContain("data-video");
      expect(clean).not.toContain("\uFDD3");
    }),
    { numRuns: 1_000 },
  );
});
