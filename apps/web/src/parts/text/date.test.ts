import { expect, test } from "vitest";
import {
  formatAhead,
  formatDate,
  formatDay,
  formatInput,
  formatMoment,
  formatShortDate,
  formatWholeDay,
  momentOf,
} from "./date.ts";

const newYearInSeoul = "2026-12-31T15:00:00.000Z";

test("CON-05 a date is YYYY.MM.DD in Korean time, also where it is still yesterday elsewhere", () => {
  expect(formatDate(newYearInSeoul)).toBe("2027.01.01");
  expect(formatDate("2026-12-31T14:59:59.999Z")).toBe("2026.12.31");
  expect(formatDate("2026-03-05T00:00:00+09:00")).toBe("2026.03.05");
});

test("CON-05 HOM-06 the home boards leave the century out", () => {
  expect(formatShortDate(newYearInSeoul)).toBe("27.01.01");
});

test("CON-05 a moment is in Korean time too, and midnight is 00:00", () => {
  expect(formatMoment(newYearInSeoul)).toBe("2027.01.01 00:00");
  expect(formatMoment("2026-03-05T00:05:59Z")).toBe("2026.03.05 09:05");
});

test("ASC-19 a day of the calendar is the same day everywhere", () => {
  expect(formatDay("2026-09-04")).toBe("9월 4일 (금)");
  expect(formatWholeDay("2027-05-13")).toBe("2027년 5월 13일 (목)");
});

test("EXH-09 a moment to come is told with its day of the week, and stands in its field in Korean time", () => {
  const nine = "2027-03-02T00:00:00.000Z";
  expect(formatAhead(nine)).toBe("2027년 3월 2일 (화) 오전 9:00");
  expect(formatInput(nine)).toBe("2027-03-02T09:00");
  expect(new Date(momentOf(formatInput(nine))).toISOString()).toBe(nine);
});
