import { expect, test } from "vitest";
import { spurShape } from "./peak-outline.ts";

test("SEE-14 a spur of rock ends where it began, at its foot, whatever its ledges are", () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const { outline } = spurShape({ width: 200, height: 300, lean: 8, seed });
    const [start = "", ...curves] = outline.split("c");
    const from = start.slice(1).split(" ").map(Number);
    const end = curves.reduce((at, curve) => {
      const numbers = curve.match(/-?\d+/gu)?.map(Number) ?? [];
      return at.map((value, axis) => value + (numbers[4 + axis] ?? Number.NaN));
    }, from);
    expect([from, end]).toEqual([
      [-100, 0],
      [100, 0],
    ]);
  }
});
