import { postMessages } from "@bulmo/contracts/post-write";
import { processorTime } from "@bulmo/testing/processor-time";
import { expect, test } from "vitest";
import { foreignParts } from "../../../testing/html-reader.ts";
import { plainText } from "./html-extract.ts";
import { sanitise } from "./sanitise.ts";

const dues =
  '<table><thead><tr><th scope="col">이름</th><th scope="col">회비</th></tr></thead>' +
  '<tbody><tr><td>김</td><td>30,000</td></tr><tr><td colspan="2">모두</td></tr></tbody></table>';

test.each([
  ["a table", dues],
  [
    "rows with a heading each",
    '<table><tbody><tr><th scope="row">김</th><td>회장</td></tr><tr><th scope="row">이</th><td></td></tr></tbody></table>',
  ],
  [
    "cells that reach over rows",
    '<table><tbody><tr><td rowspan="2">가</td><td>나</td></tr><tr><td>다</td></tr></tbody></table>',
  ],
  ["words in a cell", "<table><tbody><tr><td><strong>가</strong><br />나</td><td>다</td></tr></tbody></table>"],
  ["a quotation", "<p>앞</p><blockquote>인용<br />둘째 줄</blockquote><p>뒤</p>"],
  ["a quotation of paragraphs", "<blockquote><p>하나</p><p>둘</p></blockquote>"],
  ["a rule", "<p>앞</p><hr /><p>뒤</p>"],
  ["a checked list", '<ul><li data-checked="true"><p>초</p></li><li data-checked="false"><p>채색</p></li></ul>'],
])("ATT-05 %s stays as the editor made it", (_case, html) => {
  expect(sanitise(html)).toBe(html);
});

test.each([
  [
    "HWP's styles go",
    '<p>앞<TABLE border="1" style="width:300px"><TR><TD valign="middle" style="width:90px"><P CLASS=HStyle0 STYLE="line-height:180%"><SPAN STYLE="font-family:바탕">이름</SPAN></P></TD><TD><P>양</P></TD></TR></TABLE>',
    "<p>앞</p><table><tbody><tr><td>이름</td><td>양</td></tr></tbody></table>",
  ],
  [
    "a caption comes before",
    "<table><caption>재료</caption><tr><td>가</td><td>나</td></tr></table>",
    "<p>재료</p><table><tbody><tr><td>가</td><td>나</td></tr></tbody></table>",
  ],
  [
    "cells of a head are headings, a foot is rows",
    "<table><thead><tr><td>가</td><td>나</td></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody><tfoot><tr><td>3</td><td>4</td></tr></tfoot></table>",
    '<table><thead><tr><th scope="col">가</th><th scope="col">나</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></tbody></table>',
  ],
  [
    "a short row is filled",
    "<table><tr><td>가</td><td>나</td></tr><tr><td>다</td></tr></table>",
    "<table><tbody><tr><td>가</td><td>나</td></tr><tr><td>다</td><td></td></tr></tbody></table>",
  ],
  [
    "lists and paragraphs in a cell are lines",
    "<table><tr><td><ul><li>가</li><li>나</li></ul></td><td> <p>&nbsp;</p><p>다</p><br> </td></tr></table>",
    "<table><tbody><tr><td>가<br />나</td><td>다</td></tr></tbody></table>",
  ],
  [
    "a table in bold is taken apart",
    "<b><table><tr><td>가</td><td>나</td></tr></table></b>",
    "<strong><br />가 | 나<br /></strong>",
  ],
  [
    "cells that nobody closes",
    "<table><tr><td>가<td>나<tr><td>다</table>",
    "<table><tbody><tr><td>가</td><td>나</td></tr><tr><td>다</td><td></td></tr></tbody></table>",
  ],
  [
    "cells of which some are empty",
    "앞<table>\n<tr><td>김</td>\n<td></td></tr><tr><td></td><td><b><br>회장</b></td></tr></table>뒤",
    "앞<table><tbody><tr><td>김</td><td></td></tr><tr><td></td><td><strong>회장</strong></td></tr></tbody></table>뒤",
  ],
  [
    "a row without cells that others fill goes, and they are shorter by it",
    "<table><tr><td rowspan=2>가</td><td rowspan=2>나</td></tr><tr></tr><tr><td>다</td><td>라</td></tr></table>",
    "<table><tbody><tr><td>가</td><td>나</td></tr><tr><td>다</td><td>라</td></tr></tbody></table>",
  ],
  [
    "the same as the last row, with more of them",
    "<table><tr><td rowspan=3>가</td><td rowspan=3>나</td></tr><tr></tr><tr></tr></table>",
    "<table><tbody><tr><td>가</td><td>나</td></tr></tbody></table>",
  ],
  [
    "a row without cells that another reaches into in part is filled",
    "<table><tr><td rowspan=2>가</td><td>나</td></tr><tr></tr><tr></tr><tr><td>다</td><td>라</td></tr></table>",
    '<table><tbody><tr><td rowspan="2">가</td><td>나</td></tr><tr><td></td></tr><tr><td>다</td><td>라</td></tr></tbody></table>',
  ],
  [
    "headings over rows without cells stay the head",
    "<table><tr><th rowspan=2>가</th><th rowspan=2>나</th></tr><tr></tr><tr><td>다</td><td>라</td></tr></table>",
    '<table><thead><tr><th scope="col">가</th><th scope="col">나</th></tr></thead><tbody><tr><td>다</td><td>라</td></tr></tbody></table>',
  ],
  [
    "what reaches below the last row, or out of the head, is cut there",
    "<table><thead><tr><th rowspan=3>가</th><th>나</th></tr></thead><tr><td>다</td><td rowspan=99>라</td></tr><tr><td>마</td></tr></table>",
    '<table><thead><tr><th scope="col">가</th><th scope="col">나</th></tr></thead><tbody><tr><td>다</td><td rowspan="2">라</td></tr><tr><td>마</td></tr></tbody></table>',
  ],
  [
    "a span of 0 is all that is left of the section",
    "<table><tr><td rowspan=0>가</td><td colspan=0>나</td></tr><tr><td>다</td></tr></table>",
    '<table><tbody><tr><td rowspan="2">가</td><td>나</td></tr><tr><td>다</td></tr></tbody></table>',
  ],
  ["cells outside of a table", "<td>가</td><tr><th>나</th></tr>", "가<br />나"],
  ["what pretends to be checked", "<table\uFDD3><tr\uFDD3><td\uFDD3>가</td\uFDD3></tr\uFDD3></table\uFDD3>", "가"],
  [
    "a box in an item is its state",
    '<ul><li><input type="checkbox" checked disabled> 초</li><li class="a"><input type=checkbox><p>채색</p></li></ul>',
    '<ul><li data-checked="true"> 초</li><li data-checked="false"><p>채색</p></li></ul>',
  ],
  ["a state that is none", '<ul><li data-checked="yes">가</li></ul>', "<ul><li>가</li></ul>"],
])("ATT-05 %s", (_case, sent, stored) => {
  expect(sanitise(sent)).toBe(stored);
  expect(sanitise(stored)).toBe(stored);
  expect(foreignParts(stored)).toEqual([]);
});

const row = (cells: number) => `<tr>${"<td>가</td>".repeat(cells)}</tr>`;

test.each([
  ["10,000 cells", `<table>${row(50).repeat(200)}</table>`, postMessages.tableTooLarge],
  ["51 columns", `<table>${row(51)}</table>`, postMessages.tableTooLarge],
  [
    "a span of a billion",
    '<table><tr><td colspan="1000000000">가</td><td>나</td></tr></table>',
    postMessages.tableTooLarge,
  ],
  [
    "rows without cells beside one that reaches over all of them",
    `<table><tr><td rowspan=0 colspan=49>가</td><td>나</td></tr>${"<tr></tr>".repeat(9_000)}</table>`,
    postMessages.tableTooLarge,
  ],
  ["many tables", `<table>${row(50)}${row(1).repeat(29)}</table>`.repeat(3), postMessages.tableTooLarge],
  [
    "cells over one another",
    '<table><tr><td>가</td><td rowspan="2">나</td></tr><tr><td colspan="2">다</td></tr></table>',
    postMessages.tableUneven,
  ],
])("ATT-05 SEC-23 %s are refused with the reason, at once", (_case, html, message) => {
  const taken = processorTime(() => expect(() => sanitise(html)).toThrow(message));
  expect(taken).toBeLessThan(1_000);
});

test("ATT-05 300 members with ten entries each are a table", () => {
  const html = `<table><tbody>${row(10).repeat(300)}</tbody></table>`;
  expect(sanitise(html)).toBe(html);
});

test("ATT-05 the words of a table, a quotation and a list stand apart where a post is searched and summed up", () => {
  const html = sanitise(`<p>회비</p>${dues}<blockquote>인용</blockquote><hr>끝`);
  expect(plainText(html)).toBe("회비 이름 회비 김 30,000 모두 인용 끝");
});
