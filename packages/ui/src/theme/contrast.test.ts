import { describe, expect, test } from "vitest";
import { dark, light, type Palette } from "./palette.ts";
import { writingColours } from "./writing-colour.ts";

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ["hanji", "hanjiDeep", "hobun"] as const;
const inks = ["meok", "dammuk", "seonnok", "seonnokDeep", "seokcheong", "jusa", "jusaDeep"] as const;

const textPairs: [keyof Palette, keyof Palette][] = [
  ...grounds.flatMap((ground) => inks.map((ink): [keyof Palette, keyof Palette] => [ink, ground])),
  ["meok", "seonnokTint"],
  ["meok", "seokcheongTint"],
  ["meok", "jusaTint"],
  ["seonnok", "seonnokTint"],
  ["seonnokDeep", "seonnokTint"],
  ["seokcheong", "seokcheongTint"],
  ["jusa", "jusaTint"],
  ["jusaDeep", "jusaTint"],
  ["onSeonnok", "seonnok"],
  ["onSeonnok", "seonnokDeep"],
  ["onJusa", "jusa"],
  ["onJusa", "jusaDeep"],
];

describe.each([
  ["light", light],
  ["dark", dark],
])("%s theme", (_name, palette) => {
  test.each(textPairs)("%s on %s is readable text (WCAG AA, 4.5:1)", (ink, ground) => {
    expect(contrast(palette[ink], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(grounds)("control borders and the focus ring stand out on %s (WCAG 1.4.11, 3:1)", (ground) => {
    expect(contrast(palette.border, palette[ground])).toBeGreaterThanOrEqual(3);
    expect(contrast(palette.seokcheong, palette[ground])).toBeGreaterThanOrEqual(3);
  });
});

describe.each([
  ["light", light, writingColours.light],
  ["dark", dark, writingColours.dark],
])("colours of writers in the %s theme", (_name, palette, { word, ground }) => {
  const pages = grounds.map((name) => palette[name]);
  test.each(Object.entries(word))("a %s word is readable on the page and on every coloured ground", (_colour, ink) => {
    for (const under of [...pages, ...Object.values(ground)]) expect(contrast(ink, under)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(Object.entries(ground))("text is readable on %s ground", (_colour, under) => {
    for (const ink of [palette.meok, palette.seonnok]) expect(contrast(ink, under)).toBeGreaterThanOrEqual(4.5);
  });
});
