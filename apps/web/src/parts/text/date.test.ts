import { expect, test } from "vitest";
import { formatDate, formatDay, formatMoment, formatShortDate } from "./date.ts";

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
});
