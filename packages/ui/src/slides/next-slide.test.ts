import { expect, test } from "vitest";
import { nextSlide, shownSlide } from "./next-slide.ts";

test("next goes round from the last slide to the first, previous the other way", () => {
  expect([0, 1, 2].map((slide) => nextSlide(slide, 1, 3))).toEqual([1, 2, 0]);
  expect([0, 1, 2].map((slide) => nextSlide(slide, -1, 3))).toEqual([2, 0, 1]);
});

test("a strip between two slides shows the nearer one, and never one that does not exist", () => {
  expect(shownSlide(0, 400, 3)).toBe(0);
  expect(shownSlide(190, 400, 3)).toBe(0);
  expect(shownSlide(210, 400, 3)).toBe(1);
  expect(shownSlide(5000, 400, 3)).toBe(2);
  expect(shownSlide(100, 0, 3)).toBe(0);
  expect(shownSlide(0, 400, 0)).toBe(0);
});
