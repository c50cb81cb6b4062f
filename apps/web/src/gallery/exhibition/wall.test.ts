import { describe, expect, test } from "vitest";
import { type WallLayout, wallLayouts } from "./wall-layouts.ts";
import { wallRowsOf } from "./wall-rows.ts";
import { firstRow, fullestRow, partsOf, placesOf } from "./wall.ts";

const wall: WallLayout = { wall: 800, widest: 800, height: 200, least: 100, label: 100, gap: 20 };
const rows = (ratios: number[], layout = wall) =>
  wallRowsOf(ratios, layout).map(({ widths }) => widths.map(Math.round));

/** Walls of every mixture of scrolls, squares and panoramas. */
function* mixtures() {
  const formats = [0.417, 0.5, 0.6, 0.667, 1, 1.5, 2, 2.5];
  let seed = 7;
  const next = (end: number) => (seed = (seed * 16_807) % 2_147_483_647) % end;
  for (let at = 0; at < 200; at += 1)
    yield Array.from({ length: 2 + next(12) }, () => formats[next(formats.length)] ?? 1);
}

/** Walls of every length that a page may have, and more, with the closing tile and without. */
function* lengths() {
  let first = 0;
  for (const mixture of mixtures()) {
    first = (first % 3) + 1;
    for (let length = first; length <= 40; length += 3) {
      const ratios = Array.from({ length }, (_, at) => mixture[at % mixture.length] ?? 1);
      yield ratios;
      yield [...ratios, 0.75];
    }
  }
}

describe("a wall of works", () => {
  test("SEE-09 works are as wide as their proportions make them at the height of all, in their order", () => {
    expect(rows([1, 0.75, 1.5, 1, 1, 1.5, 1, 1, 0.75])).toEqual([
      [200, 150, 300],
      [200, 200, 300],
      [200, 200, 150],
    ]);
  });

  test("SEE-09 a scroll has a place in which its label has room", () => {
    expect(rows([0.3, 0.3, 0.3])).toEqual([[100, 100, 100]]);
  });

  test("SEE-09 a row that would have a hole takes one more work, and all in it are a little lower", () => {
    const [first] = wallRowsOf([2, 1, 1.5, 1.5], { ...wall, wall: 840, widest: 840 });
    expect(first?.height).toBeCloseTo(178, 0);
    expect(first?.widths.map(Math.round)).toEqual([356, 178, 267]);
  });

  test("SEE-09 where labels need their room, all pictures of the row are lower, and none is taller than its neighbours", () => {
    const [row] = wallRowsOf([0.4, 1.5], { ...wall, wall: 300, widest: 300 });
    expect(row).toMatchObject({ height: 120, widths: [100, 180], fill: 1 });
  });

  test.each(Object.entries(wallLayouts))(
    "SEE-09 a row of %s has one height, and is not filled less than 75 %%, but for the last",
    (_, layout) => {
      for (const ratios of mixtures()) {
        const hung = wallRowsOf(ratios, layout);
        expect(hung.flatMap(({ widths }) => widths)).toHaveLength(ratios.length);
        const heights = hung.flatMap(({ height, widths }) => widths.map(() => height));
        const pictures = ratios.map((ratio, at) => ratio * (heights[at] ?? 0));
        expect(hung.flatMap(({ widths }) => widths)).toEqual(pictures.map((width) => Math.max(width, layout.least)));
        for (const { height, widths, room, fill } of hung) {
          expect(height).toBeLessThanOrEqual(layout.height);
          expect(height === layout.height || fill > 0.999).toBe(true);
          expect(widths.reduce((all, width) => all + width, 0)).toBeLessThan(room + 0.01);
        }
        const fills = hung.slice(0, -1).flatMap(({ fill, widestFill }) => [fill, widestFill]);
        expect({ ratios, isFilled: Math.min(1, ...fills) >= 0.75 }).toEqual({ ratios, isFilled: true });
      }
    },
  );

  test.each(Object.entries(wallLayouts))(
    "EXH-05 SEE-09 on %s, of 1 to 40 works, the last row never holds one picture that is stretched or shrunken",
    (_, layout) => {
      for (const ratios of lengths()) {
        const hung = wallRowsOf(ratios, layout);
        const { height, widths, room } = hung.at(-1) ?? { height: 0, widths: [], room: 0 };
        const ratio = ratios.at(-1) ?? 0;
        const [part] = partsOf(hung, layout).slice(-1);
        if (widths.length > 1) continue;
        // Alone it is as tall as the others, unless it is wider than the wall is at that height.
        expect({ ratios, height }).toEqual({ ratios, height: Math.min(layout.height, room / ratio) });
        expect(part).toBeCloseTo((Math.max(layout.least, ratio * height) + layout.gap) / (layout.wall + layout.gap), 9);
      }
    },
  );

  test("SEE-09 each layout ends where the next begins, and a row that takes no further label is full by then", () => {
    const layouts: WallLayout[] = Object.values(wallLayouts);
    for (const { wall: from, widest, least, label, gap } of layouts) {
      const most = Math.floor((from + gap) / (least + gap));
      expect((most * (label + gap)) / (widest + gap)).toBeGreaterThanOrEqual(0.752);
    }
    // The next wall may be narrower by a scroll bar.
    const steps = layouts.slice(1).map((next, at) => Math.abs(next.wall - (layouts[at]?.widest ?? 0)));
    expect(Math.max(...steps)).toBeLessThanOrEqual(25);
  });

  test("SEE-09 what a row leaves over is between its works, and the last row is not moved apart", () => {
    const parts = partsOf(wallRowsOf([1, 1, 1, 2], wall), wall).map((part) => Math.round(part * 820));
    expect(parts).toEqual([300, 300, 220, 420]);
  });

  test("SEE-09 the last row stands in the middle, and no other work stands in", () => {
    const places = placesOf([1, 1, 1, 1, 1, 1, 1]);
    const inset = Number(places[6]?.insets.w768);
    expect(inset + Number(places[6]?.parts.w768) / 2).toBeCloseTo(0.5, 3);
    expect(places.filter(({ insets }) => insets.w768)).toHaveLength(1);
  });

  test("SEE-09 a work that hangs alone stands in the middle, and nothing slips up beside it", () => {
    const places = placesOf([2.5, ...Array.from({ length: 8 }, () => 1.6)]);
    const hung = wallRowsOf([2.5, ...Array.from({ length: 8 }, () => 1.6)], wallLayouts.w1280);
    expect(hung[0]?.widths).toHaveLength(1);
    const [inset, part] = [Number(places[0]?.insets.w1280), Number(places[0]?.parts.w1280)];
    const width = (2.5 * 360) / (wallLayouts.w1280.wall + wallLayouts.w1280.gap);
    expect(inset + width / 2).toBeCloseTo(0.5 - wallLayouts.w1280.gap / 2 / (wallLayouts.w1280.wall + 24), 2);
    expect(inset + part).toBeCloseTo(1, 3);
  });

  test("on a phone two scrolls hang side by side, and a landscape alone", () => {
    expect(placesOf([0.4, 0.5, 1.5]).map(({ parts }) => parts.w360)).toEqual([".5", ".5", "1"]);
  });

  test("a picture is loaded as wide as it is shown", () => {
    const [scroll] = placesOf([0.4, 0.5, 1.5]);
    expect(scroll?.sizes).toBe(
      "(min-width: 80em) 144px, (min-width: 64em) 112px, (min-width: 48em) 70px, (min-width: 35.75em) 42px, (min-width: 22.5em) 88px, min(88px, 90vw)",
    );
  });

  test("an empty wall has no rows", () => {
    expect([partsOf([], wallLayouts.w1280), placesOf([]), firstRow([])]).toEqual([[], [], 0]);
    expect(firstRow([1, 1])).toBe(2);
  });
});

test("SEE-13 of a wall the row that holds most is found, and none where nothing hangs", () => {
  const [landscape, scroll] = [2.1, 0.6];
  expect(fullestRow([landscape, landscape, scroll, scroll, scroll, scroll, landscape])).toEqual({ start: 2, end: 6 });
  expect(fullestRow([landscape])).toEqual({ start: 0, end: 1 });
  expect(fullestRow([])).toEqual({ start: 0, end: 0 });
});

test("SEE-13 a row of a wall that goes on is as wide as the wall, and begins where it does", () => {
  const places = placesOf([0.6, 0.7, 0.6], true);
  const widths = places.map(({ parts }) => Number(parts.w1280));
  expect(widths.reduce((all, width) => all + width, 0)).toBeCloseTo(1, 2);
  expect(places.map(({ insets }) => insets.w1280)).toEqual([undefined, undefined, undefined]);
  expect(placesOf([0.6, 0.7, 0.6])[0]?.insets.w1280).toBeDefined();
});
