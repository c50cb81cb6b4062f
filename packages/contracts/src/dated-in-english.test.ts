import { expect, test } from "vitest";
import { datedInEnglish } from "./dated-in-english.ts";

test.each([
  ["2012", "2012"],
  ["2012-05-08", "2012"],
  ["2012-XX-XX", "2012"],
  ["2012-05-XX", "2012"],
  ["2012?", "2012?"],
  ["1930~", "ca. 1930"],
  ["1930%", "ca. 1930?"],
  ["193X", "1930s"],
  ["18XX", "19th century"],
  ["20XX", "21st century"],
  ["1930/1935", "1930–1935"],
  ["1930~/..", "after ca. 1930"],
  ["../1935", "before 1935"],
  ["-0500", "-0500"],
  ["../..", "../.."],
])("WRK-09 %s is cited as %s", (dated, words) => {
  expect(datedInEnglish(dated)).toBe(words);
});
