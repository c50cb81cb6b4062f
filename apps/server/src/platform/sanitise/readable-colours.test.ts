import { plainColours, writingColours } from "@bulmo/contracts/writing-colour";
import { expect, test } from "vitest";
import { mendColours } from "./readable-colours.ts";
import { sanitise } from "./sanitise.ts";

const steps = [0, 26, 51, 77, 102, 128, 153, 179, 204, 230, 255];
const grid = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `rgb(${r}, ${g}, ${b})`)));

const ours = new RegExp(
  `^(?:<p>글</p>|<p>(?:<span style="color: (?:${writingColours.map((name) => plainColours[name].word).join("|")})" ` +
    `data-style-type="textColor" data-value="(?:${writingColours.join("|")})">글</span>)</p>)$`,
  "u",
);

test("SEE-05 whatever colour is sent, it is stored as one of ours or not at all", () => {
  const stored = grid.map((colour) => sanitise(`<p><span style="color: ${colour}">글</span></p>`));
  expect(stored.filter((html) => !ours.test(html))).toEqual([]);
  expect(new Set(stored).size).toBe(writingColours.length + 1);
});

const red = plainColours.red.word;
const yellow = plainColours.yellow.ground;

test.each([
  ["HWP's black goes", '<p><span style="color:#000000">글</span></p>', "<p>글</p>"],
  ["paper white goes", '<p style="background-color: #ffffff; color: rgb(0, 0, 0)">글</p>', "<p>글</p>"],
  ["alignment stays", '<p style="color: #000; text-align: center">글</p>', '<p style="text-align: center">글</p>'],
  [
    "a plain red becomes ours",
    '<p style="color: #ff0000">글</p>',
    `<p style="color: ${red}" data-text-color="red">글</p>`,
  ],
  [
    "words and their ground keep both",
    '<p><span style="color: #f00; background-color: #ffff00">글</span></p>',
    `<p><span style="color: ${red}; background-color: ${yellow}" data-text-color="red" data-background-color="yellow">글</span></p>`,
  ],
  [
    "the name counts before the value beside it",
    '<p><span style="color: #000" data-style-type="textColor" data-value="red">글</span></p>',
    `<p><span style="color: ${red}" data-style-type="textColor" data-value="red">글</span></p>`,
  ],
  [
    "a name that hides another colour hides nothing",
    '<p><span style="color: #ffffff; background-color: #ffff00" data-style-type="textColor" data-value="#fefefe">글</span></p>',
    `<p><span style="background-color: ${yellow}" data-style-type="backgroundColor" data-value="yellow">글</span></p>`,
  ],
])("SEE-05 %s", (_name, sent, stored) => {
  expect(sanitise(sent)).toBe(stored);
  expect(sanitise(stored)).toBe(stored);
  expect(mendColours(stored)).toBe(stored);
});

test("SEE-05 what was stored before is mended where it is read", () => {
  const before =
    '<p style="color: rgb(0, 0, 0); text-align: right" data-text-color="rgb(0, 0, 0)">가</p>' +
    '<p><span style="color: #ffffff" data-style-type="textColor" data-value="#ffffff">나</span> color="red"</p>';
  expect(mendColours(before)).toBe('<p style="text-align: right">가</p><p><span>나</span> color="red"</p>');
});
