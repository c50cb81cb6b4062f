import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { day, night, type Paint } from "../theme/paint-palette.ts";
import { drawings } from "./drawings.tsx";
import { writeDrawing } from "./write-drawing.tsx";

test.each(Object.keys(drawings))("%s is what its source draws (else: npm run drawings)", (path) => {
  const written = readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
  expect(written === writeDrawing(path)).toBe(true);
});

/** Of a colour as it is written: how much light it gives, from 0 to 1. */
const light = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

test.each(Object.keys(drawings))("SEE-14 %s has a palette of its own by night", (path) => {
  const text = writeDrawing(path);
  expect(text).not.toContain("filter");
  const [, byDay = "", byNight = ""] =
    /<style>:root\{(.*?)\}(?:@media\(prefers-color-scheme:dark\)\{:root\{(.*?)\}\})?/u.exec(text) ?? [];
  // A night piece is one in every light.
  expect(byNight === "" && !drawings[path]?.isNight).toBe(false);
  expect(byNight).not.toBe(byDay);
});

test("SEE-14 by night the ground is dark and the line is light: no day that is dimmed", () => {
  const contrast = (ground: Paint, line: Paint, of: Readonly<Record<Paint, string>>) =>
    light(of[line]) - light(of[ground]);
  expect(contrast("silk", "line", day)).toBeLessThan(-0.5);
  expect(contrast("silk", "line", night)).toBeGreaterThan(0.5);
});
