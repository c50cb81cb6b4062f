import { expect, test } from "vitest";
import { swipeOf } from "./use-swipe.ts";

const from = { x: 200, y: 300 };

test("EXH-06 a finger that is drawn to a side means the picture beside it", () => {
  expect(swipeOf(from, { x: 120, y: 310 })).toBe("next");
  expect(swipeOf(from, { x: 290, y: 260 })).toBe("previous");
});

test("EXH-06 a touch that trembles, and one that goes up or down, mean none", () => {
  expect(swipeOf(from, { x: 170, y: 300 })).toBeUndefined();
  expect(swipeOf(from, { x: 120, y: 400 })).toBeUndefined();
  expect(swipeOf(from, from)).toBeUndefined();
});
