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

type Palette = Readonly<Record<string, string>>;

const declared = (block = ""): Palette =>
  Object.fromEntries(
    [...block.matchAll(/--(\w+):(#[\dA-F]{6})/gu)].map(([, name = "", colour = ""]) => [name, colour]),
  );

/** The palettes that a file holds, as they are written in it; a night piece has one, in every light. */
function palettesOf(path: string) {
  const [, first, byNight] =
    /<style>:root\{(.*?)\}(?:@media\(prefers-color-scheme:dark\)\{:root\{(.*?)\}\})?<\/style>/u.exec(
      writeDrawing(path),
    ) ?? [];
  return byNight === undefined ? { night: declared(first) } : { day: declared(first), night: declared(byNight) };
}

const chosen = (names: readonly string[], from: Palette) => Object.fromEntries(names.map((name) => [name, from[name]]));

test.each(Object.keys(drawings))("SEE-14 %s has the palette of the night, a night piece alone", (path) => {
  expect(writeDrawing(path)).not.toContain("filter");
  const written = palettesOf(path);
  const names = Object.keys(written.night);
  expect(names.length).toBeGreaterThan(2);
  expect(written.night).toEqual(chosen(names, night));
  expect(written.day).toEqual(drawings[path]?.isNight ? undefined : chosen(names, day));
});

test.each(Object.keys(drawings))(
  "SEE-14 %s by night is no day that is dimmed: other paints are its light ones",
  (path) => {
    const names = Object.keys(palettesOf(path).night) as Paint[];
    const byLight = (of: Readonly<Record<Paint, string>>) =>
      names.toSorted((one, other) => light(of[one]) - light(of[other]));
    // Whatever dims a palette evenly leaves its paints in their order.
    expect(byLight(night)).not.toEqual(byLight(day));
  },
);
