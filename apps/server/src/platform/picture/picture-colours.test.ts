import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PictureColour } from "@bulmo/contracts/picture-colour";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findColours } from "./picture-colours.ts";
import { readColours, storedColours } from "./stored-colours.ts";

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "bulmo-colours-"));
});
afterAll(() => rm(directory, { recursive: true }));

type Stripe = { colour: string; width: number };

/** Stripes beside each other on a ground, which takes what they leave of 200 pixels. */
async function stripes(ground: string, all: readonly Stripe[]): Promise<PictureColour[]> {
  // Another name each time: libvips keeps what it has read by its name.
  const path = join(directory, `${randomUUID()}.webp`);
  let left = 0;
  const layers = all.map(({ colour: background, width }) => {
    const layer = { input: { create: { width, height: 100, channels: 3, background } as const }, left, top: 0 };
    left += width;
    return layer;
  });
  await sharp({ create: { width: 200, height: 100, channels: 3, background: ground } })
    .composite(layers)
    .webp({ quality: 80 })
    .toFile(path);
  return findColours(path);
}

const silk = "#d8c49a";

test.each([
  ["#27496d", "BLUE"],
  ["#1c3f8f", "BLUE"],
  ["#b5382a", "RED"],
  ["#e8b90c", "YELLOW"],
  ["#ffffff", "WHITE"],
  ["#1f1b16", "BLACK"],
  ["#2f6b57", "GREEN"],
  ["#7fae8b", "GREEN"],
  ["#5b2a7a", "VIOLET"],
  ["#7a3b2e", "BROWN"],
  ["#a8842c", "GOLD"],
])("WRK-04 the pigment %s is called %s", async (colour, name) => {
  expect(await stripes(silk, [{ colour, width: 80 }])).toEqual([name]);
});

test.each([silk, "#faf7f0", "#e3dccd", "#8f8a80"])(
  "WRK-04 a ground of %s is no colour of a picture",
  async (ground) => {
    expect(await stripes(ground, [])).toEqual([]);
  },
);

test("WRK-04 what takes most of it stands first, and what is hardly there is not told", async () => {
  const found = await stripes(silk, [
    { colour: "#b5382a", width: 40 },
    { colour: "#27496d", width: 90 },
    { colour: "#2f6b57", width: 2 },
  ]);
  expect(found).toEqual(["BLUE", "RED"]);
});

const channelsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Twelve circles within one another, one pixel wide where the picture is looked at; dot by dot, as sharp reads no SVG here. */
async function lines(ground: string, line: string): Promise<PictureColour[]> {
  const path = join(directory, `${randomUUID()}.webp`);
  const [width, height] = [1200, 1600];
  const pixels = Buffer.alloc(width * height * 3);
  const [dark, light] = [channelsOf(ground), channelsOf(line)];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const beyond = Math.sqrt((x - 600) ** 2 + (y - 800) ** 2) - 58;
      const isLine = beyond >= 0 && beyond < 12 * 45 && beyond % 45 < 4;
      pixels.set(isLine ? light : dark, (y * width + x) * 3);
    }
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize({ width: 320 })
    .webp({ quality: 80, smartSubsample: true })
    .toFile(path);
  return findColours(path);
}

const indigo = "#1b2440";

test.each([
  [indigo, "#a8842c", "BLUE"],
  [indigo, "#d4af37", "BLUE"],
  ["#14110f", "#c9a24a", "BLACK"],
  ["#5a1f17", "#d4af37", "BROWN"],
])("WRK-04 a painting on %s in lines of %s is found by gold, after its ground", async (ground, line, name) => {
  const found = await lines(ground, line);
  expect(found[0]).toBe(name);
  expect(found).toContain("GOLD");
});

test.each([
  [indigo, "#e9dfc6"],
  [indigo, "#c8c8c4"],
  [indigo, "#b5382a"],
  ["#14110f", "#2f6b57"],
])("WRK-04 a painting on %s in lines of %s is no painting in gold", async (ground, line) => {
  expect(await lines(ground, line)).not.toContain("GOLD");
});

test("WRK-04 a picture without colour, or one that is see-through, is looked at all the same", async () => {
  const path = join(directory, "grey.png");
  await sharp({ create: { width: 60, height: 60, channels: 4, background: "#0000" } })
    .toColourspace("b-w")
    .png()
    .toFile(path);
  expect(await findColours(path)).toEqual(["WHITE"]);
});

test("WRK-04 what is stored is read back; a name that this version does not know is passed over", () => {
  expect(readColours(storedColours(["BLUE", "GOLD"]))).toEqual(["BLUE", "GOLD"]);
  expect(readColours("BLUE,ULTRAVIOLET,GOLD")).toEqual(["BLUE", "GOLD"]);
  expect(readColours("")).toEqual([]);
  expect(readColours(null)).toEqual([]);
});
