import { expect, test } from "vitest";
import { mostAttempts, pauseAfter } from "./retry-pause.ts";

const hour = 3_600_000;
const middle = 0.5;
const attempts = Array.from({ length: mostAttempts - 1 }, (_, place) => place + 1);

test("API-51 pauses grow from seconds to a day, and end after three days", () => {
  const pauses = attempts.map((attempt) => pauseAfter(attempt, middle) ?? 0);
  expect(pauses[0]).toBe(5_000);
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect(pauses.at(-1)).toBe(24 * hour);
  const whole = pauses.reduce((sum, pause) => sum + pause, 0);
  expect(whole).toBeGreaterThan(72 * hour);
  expect(whole).toBeLessThan(96 * hour);
  expect(pauseAfter(mostAttempts, middle)).toBeNull();
  expect(pauseAfter(mostAttempts + 5, middle)).toBeNull();
});

test("API-51 a pause is up to a tenth shorter or longer", () => {
  expect(pauseAfter(1, 0)).toBe(4_500);
  expect(pauseAfter(1, 0.999_999)).toBe(5_500);
});
