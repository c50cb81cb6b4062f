import { expect, test } from "vitest";
import { scrolledBy, thumbOf } from "./thumb.ts";

const extent = { scrolled: 0, visible: 1000, whole: 4000 };
const track = 522;

test("HOM-04 the thumb is to its track what is seen is to the whole", () => {
  expect(thumbOf(extent, track)).toEqual({ length: 130.5, offset: 0, part: 0 });
  expect(thumbOf({ ...extent, scrolled: 1500 }, track)?.offset).toBeCloseTo((522 - 130.5) / 2);
  expect(thumbOf({ ...extent, scrolled: 3000 }, track)?.offset).toBeCloseTo(522 - 130.5);
});

test("HOM-04 a long strip's thumb can still be taken hold of, and a bouncing one stays on its track", () => {
  expect(thumbOf({ ...extent, whole: 100_000 }, track)?.length).toBe(44);
  expect(thumbOf({ ...extent, scrolled: -80 }, track)?.offset).toBe(0);
  expect(thumbOf({ ...extent, scrolled: 3080 }, track)?.offset).toBeCloseTo(522 - 130.5);
});

test("HOM-04 dragging the thumb to the end of the track scrolls to the end, and no further", () => {
  expect(scrolledBy(522 - 130.5, extent, track)).toBeCloseTo(3000);
  expect(scrolledBy(9000, extent, track)).toBe(3000);
  expect(scrolledBy(-9000, { ...extent, scrolled: 700 }, track)).toBe(0);
});

test("nothing to scroll has no thumb", () => {
  expect(thumbOf({ scrolled: 0, visible: 1000, whole: 1000 }, track)).toBeNull();
  expect(scrolledBy(100, { scrolled: 0, visible: 1000, whole: 1000 }, track)).toBe(0);
});
