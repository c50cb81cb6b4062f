import { expect, test } from "vitest";
import { nextAdvertisingTime } from "./advertising-hours.ts";

test.each([
  ["2027-03-01T20:59:30+09:00", "2027-03-01T20:59:30+09:00"],
  ["2027-03-01T21:00:00+09:00", "2027-03-02T08:00:00+09:00"],
  ["2027-03-02T00:10:45+09:00", "2027-03-02T08:00:00+09:00"],
  ["2027-03-02T07:59:59+09:00", "2027-03-02T08:00:00+09:00"],
  ["2027-03-02T08:00:00+09:00", "2027-03-02T08:00:00+09:00"],
])("DAY-02 an advertisement of %s leaves at %s", (at, expected) => {
  expect(nextAdvertisingTime(new Date(at)).getTime()).toBe(new Date(expected).getTime());
});
