import { expect, test } from "vitest";
import { addDays, dateOf, lastDayOf } from "./day.ts";

test("DAY-05 a date is written with all its digits", () => {
  expect(dateOf(2027, 5, 1)).toBe("2027-05-01");
  expect(dateOf(987, 12, 31)).toBe("0987-12-31");
});

test.each([
  [2027, 1, 31],
  [2027, 2, 28],
  [2028, 2, 29],
  [2100, 2, 28],
  [2000, 2, 29],
  [2027, 4, 30],
  [2027, 12, 31],
])("DAY-05 the last day of %i-%i is the %i.", (year, month, last) => {
  expect(lastDayOf(year, month)).toBe(last);
});

// Summer time of 1988 began in Seoul on 8 May, which had 23 hours.
test.each([
  ["2027-12-31", 1, "2028-01-01"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2027-03-01", -1, "2027-02-28"],
  ["2027-05-13", 0, "2027-05-13"],
  ["1988-05-08", 1, "1988-05-09"],
  ["2027-01-01", 365, "2028-01-01"],
])("DAY-05 to %s come %i days: %s", (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});
