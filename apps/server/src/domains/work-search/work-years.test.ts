import { expect, test } from "vitest";
import { decadesOf, yearsOf } from "./work-years.ts";

const { NEGATIVE_INFINITY: ever, POSITIVE_INFINITY: on } = Number;

test.each([
  ["2012", [2012, 2012], [2010]],
  ["2012?", [2012, 2012], [2010]],
  ["1930~", [1930, 1930], [1930]],
  ["1930-05", [1930, 1930], [1930]],
  ["1930-05-03%", [1930, 1930], [1930]],
  ["2012-XX-XX", [2012, 2012], [2010]],
  ["2012-05-XX", [2012, 2012], [2010]],
  ["193X", [1930, 1939], [1930]],
  ["19XX", [1900, 1999], [1900, 1910, 1920, 1930, 1940, 1950, 1960, 1970, 1980, 1990]],
  ["1928?/1935~", [1928, 1935], [1920, 1930]],
  ["1930/..", [1930, on], [1930]],
  ["../1935", [ever, 1935], [1930]],
  ["1800/1950", [1800, 1950], [1800, 1950]],
  ["0000", [0, 0], []],
])("WRK-04 a work of %s is of these years and decades", (dated, years, decades) => {
  expect(yearsOf(dated)).toEqual(years);
  expect(decadesOf(years as [number, number])).toEqual(decades);
});

test.each(["", "..", "../..", "Y17000", "-0100", "오래전", "19"])("WRK-04 of %s no year is known", (dated) => {
  expect(yearsOf(dated)).toBeUndefined();
});
