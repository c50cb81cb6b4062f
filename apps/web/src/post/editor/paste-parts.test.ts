import { expect, test } from "vitest";
import { tableOfText } from "./paste-parts.ts";

test.each([
  [
    "rows of a spreadsheet",
    "이름\t회비\r\n김\t30,000\r\n",
    [
      ["이름", "회비"],
      ["김", "30,000"],
    ],
  ],
  [
    "cells that are empty",
    "\t회비\n김\t",
    [
      ["", "회비"],
      ["김", ""],
    ],
  ],
  [
    "lines and marks in a cell",
    '"김\n(""서울"")"\t1 < 2\n이\t3',
    [
      ['김<br>("서울")', "1 &lt; 2"],
      ["이", "3"],
    ],
  ],
])("ATT-05 %s are a table", (_case, text, rows) => {
  const written = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("");
  expect(tableOfText(text)).toBe(`<table><tbody>${written}</tbody></table>`);
});

test.each(["한 줄\t뿐", "줄\n줄", "가\t나\n다", "", "\t들여 쓴 글\n다음 줄"])("ATT-05 %j is a text", (text) => {
  expect(tableOfText(text)).toBeUndefined();
});
