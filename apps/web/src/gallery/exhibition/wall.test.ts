import { describe, expect, test } from "vitest";
import { type Hall, halls } from "./halls.ts";
import { firstRow, placesOf, sharesOf } from "./wall.ts";

const ratios = [0.45, 1, 1.6, 0.7, 2.2, 1, 1, 0.33, 1.2];
const widthsOf = (works: number[], hall: Hall) =>
  sharesOf(works, hall).map(({ part, gaps }) => part * (hall.wall - gaps * hall.gap));

describe("a wall of works", () => {
  test("every row but the last is as wide as the wall, and all of a row are equally tall", () => {
    const hall = { wall: 600, height: 272, least: 0.6, gap: 20, most: 2 };
    expect(widthsOf([1, 1, 1, 1, 1], hall)).toEqual([290, 290, 290, 290, 272]);
    const [wide = 0, square = 0] = widthsOf([1.5, 1, 3], { ...hall, wall: 800 });
    expect(wide / 1.5).toBeCloseTo(square);
    expect(wide + square + hall.gap).toBeCloseTo(800);
  });

  test("a work that no other has room beside is not blown up", () => {
    const { height, most } = halls.desk;
    expect(widthsOf([2.2, 3.9, 2.2], halls.desk)[0]).toBeCloseTo(2.2 * height * most);
  });

  test.each(Object.entries(halls))(
    "on the %s's no place is narrower than 160 px or wider than the wall",
    (_name, hall) => {
      for (const width of widthsOf([0.05, 9, 0.05, ...ratios], hall)) {
        expect(width).toBeGreaterThanOrEqual(159.99);
        expect(width).toBeLessThanOrEqual(hall.wall);
      }
    },
  );

  test("on a phone two scrolls hang side by side, and a landscape alone", () => {
    expect(widthsOf([0.4, 0.5, 1.5, 1], halls.phone)).toEqual([160, 160, 336, 192]);
  });

  test("a work's place and the size of its picture are the same lengths", () => {
    const [scroll] = placesOf([0.4, 0.5, 1.5]);
    expect(scroll?.widths.phone).toBe("calc((100% - 16px) * 0.5)");
    expect(scroll?.sizes).toMatch(/^\(min-width: 64em\) calc\(\(min\(92vw, 72rem\) - \d+px\) \* 0\.\d+\), /u);
    expect(scroll?.sizes).toMatch(/, calc\(\(90vw - 16px\) \* 0\.5\)$/u);
  });

  test("an empty wall has no rows", () => {
    expect([sharesOf([], halls.desk), placesOf([]), firstRow([])]).toEqual([[], [], 0]);
    expect(firstRow([1, 1])).toBe(2);
  });
});
