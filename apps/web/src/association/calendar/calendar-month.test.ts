import { expect, test } from "vitest";
import { monthAfter, monthName, monthOf, onDay, weeksOf } from "./calendar-month.ts";

test("DAY-05 a month has its weeks from Sunday on, with empty days around it", () => {
  const weeks = weeksOf({ year: 2027, month: 5 });
  // 1 May 2027 is a Saturday, the 31st a Monday.
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, "2027-05-01"]);
  expect(weeks[5]?.slice(0, 3)).toEqual(["2027-05-30", "2027-05-31", null]);
  expect(weeksOf({ year: 2026, month: 2 })).toHaveLength(4);
  expect(weeksOf({ year: 2028, month: 2 }).flat()).toContain("2028-02-29");
});

test("DAY-05 months follow one another over the end of a year, and end with the calendar", () => {
  expect(monthAfter({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 });
  expect(monthAfter({ year: 2027, month: 1 }, -1)).toEqual({ year: 2026, month: 12 });
  expect(monthAfter({ year: 2999, month: 12 }, 1)).toBeUndefined();
  expect(monthAfter({ year: 1900, month: 1 }, -1)).toBeUndefined();
});

test("DAY-05 an address names a month, or none", () => {
  expect(monthOf("2027-05")).toEqual({ year: 2027, month: 5 });
  expect(monthName({ year: 2027, month: 5 })).toBe("2027-05");
  for (const name of ["2027-13", "2027-5", "abc", undefined, "1899-12", "3000-01"])
    expect(monthOf(name)).toBeUndefined();
});

test("DAY-05 what lasts for days is on each of them", () => {
  const events = [{ startsOn: "2027-05-01", endsOn: "2027-05-03" }];
  expect(onDay(events, "2027-05-03")).toHaveLength(1);
  expect(onDay(events, "2027-05-04")).toEqual([]);
});
