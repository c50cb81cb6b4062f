import { expect, test } from "vitest";
import { sanitise } from "./sanitise.ts";

test.each([
  [
    "paragraphs in cells of a table in bold",
    "<b><table><tr>\n<td><p>이름</p></td>\n<td><div>직책</div></td></tr><tr><td><p style='color:#111'>김</p></td><td><p>회장</p></td></tr></table></b>",
    "<strong><br />이름 | 직책<br />김 | 회장<br /></strong>",
  ],
  [
    "cells of which some are empty, in an item",
    "<ul><li><table><tr><td>김</td><td></td><td><p>&nbsp;</p></td><td>공석</td></tr><tr><td></td><td>총무</td><td></td></tr><tr><td></td><td></td></tr></table></li></ul>",
    "<ul><li>김 | | | 공석<br />| 총무 |</li></ul>",
  ],
  [
    "a cell of several lines, in an item",
    "<ul><li><table><tr><td><p>김</p><p>(서울)</p></td><td>회장<br>총무</td><td><b><br>다</b></td></tr></table></li></ul>",
    "<ul><li>김 / (서울) | 회장 / 총무 | <strong>다</strong></li></ul>",
  ],
  [
    "a table that only arranges a page",
    "<table><tr><td><h2>가</h2><p>나</p></td><td><ul><li>다</li></ul></td></tr><tr><td><p>라</p><p>마</p></td></tr></table>",
    "<h2>가</h2><p>나</p><ul><li>다</li></ul><p>라</p><p>마</p>",
  ],
  [
    "a table in a table",
    "<table><tr><td><table><tr><td>가</td><td></td><td>나</td></tr></table></td><td>다</td></tr></table>",
    "가 | | 나<br />다",
  ],
  [
    "lines of a pre",
    "앞<pre>\n첫 줄\n\n  <b>둘째</b> 줄\r\n&lt;셋째&gt;\n</pre>뒤",
    "앞<br />첫 줄<br /><br />  <strong>둘째</strong> 줄<br />&lt;셋째&gt;<br />뒤",
  ],
  ["lines of blocks", "<div>가</div><div>나</div>", "가<br />나"],
  ["blocks in blocks", "<div><div>가</div></div>\n<div><p>나</p></div>", "가<p>나</p>"],
  ["terms and what they mean", "<dl><dt>초</dt><dd>밑그림</dd></dl>", "초<br />밑그림"],
  ["signs of ours that somebody sends", "가\u2028나\u2029다\uFDD0라\uFDD1\uFDD2마", "가 나 다 라  마"],
])("API-49 %s keeps its words apart", (_what, html, kept) => {
  const clean = sanitise(html);
  expect(clean).toBe(kept);
  expect(clean).not.toMatch(/[\u2028\u2029\uFDD0-\uFDD4]/u);
  expect(sanitise(clean)).toBe(clean);
});

test("API-49 what stands apart already gains no lines", () => {
  const html = "<p>가</p><p>나</p><ul><li><p>다</p></li></ul>";
  expect(sanitise(html)).toBe(html);
});
