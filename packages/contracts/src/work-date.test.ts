import { expect, test } from "vitest";
import { isWorkDate } from "./work-date.ts";

test.each(["", "2012", "2012?", "1930~", "1930%", "1930/1935", "193X", "19XX", "2012-05", "2012-05-03", "2012-XX-XX"])(
  "WRK-01 %j is a date of a work",
  (written) => expect(isWorkDate(written)).toBe(true),
);

test.each(["-0480", "Y17000", "2012-21", "1930/..", "../1930", "1930/", "/1930", "1930?/1935~", "1592-04/1598-11"])(
  "WRK-01 %j is one too",
  (written) => expect(isWorkDate(written)).toBe(true),
);

test.each(["2012년", "2012.05", "2012-13", "2012-02-30", "2012-5", "봄", "1930-1935", "1930 ~", "/", "2012??"])(
  "WRK-01 %j is none",
  (written) => expect(isWorkDate(written)).toBe(false),
);
