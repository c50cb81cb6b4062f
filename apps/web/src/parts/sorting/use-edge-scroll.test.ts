import { expect, test } from "vitest";
import { scrollStep } from "./use-edge-scroll.ts";

const size = 1_000;

test("HIS-09 scrolling starts at 25 % of the container from its edge and is fastest at 5 %", () => {
  expect([250, 251, 500, 749, 750].map((pointer) => scrollStep(pointer, size))).toEqual([0, 0, 0, 0, 0]);
  expect(scrollStep(950, size)).toBe(28);
  expect(scrollStep(50, size)).toBe(-28);
  expect([1_000, 1_400].map((pointer) => scrollStep(pointer, size))).toEqual([28, 28]);
  expect([0, -400].map((pointer) => scrollStep(pointer, size))).toEqual([-28, -28]);
});

test("HIS-09 between the two it grows, the same upwards as downwards", () => {
  const steps = [760, 800, 850, 900, 949].map((pointer) => scrollStep(pointer, size));
  expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  expect(scrollStep(850, size)).toBe(7);
  expect(scrollStep(150, size)).toBe(-7);
});
