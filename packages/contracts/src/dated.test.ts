import { expect, test } from "vitest";
import { formatDated } from "./dated.ts";

test.each([
  ["2012", "2012년"],
  ["2012?", "2012년(추정)"],
  ["1930~", "1930년경"],
  ["1930%", "1930년경(추정)"],
  ["193X", "1930년대"],
  ["19XX", "20세기"],
  ["18XX~", "19세기경"],
  ["2012-05", "2012년 5월"],
  ["2012-05-08", "2012년 5월 8일"],
  ["1930/1935", "1930년~1935년"],
  ["1930~/1935?", "1930년경~1935년(추정)"],
  ["1930/..", "1930년 이후"],
  ["../1935", "1935년 이전"],
  // A season, a year before our era: what is not known is shown as it was written.
  ["2012-21", "2012-21"],
  ["-0500", "-0500"],
  ["../..", "../.."],
])("WRK-02 %s is read as %s", (dated, words) => {
  expect(formatDated(dated)).toBe(words);
});
