import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Accent, accents, accentSheet } from "./accent.ts";
import { type ColorRole, roles } from "./roles.ts";
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

const pages = ["surface", "surfaceMuted", "surfaceRaised", "surfaceHover", "field"] as const;
const grounds = [...pages, "accentSubtle", "focusSubtle", "infoSubtle", "dangerSubtle"] as const;
const words = ["text", "textMuted", "link", "linkHover", "accent", "info", "success", "danger", "mark"] as const;
const edges = ["lineStrong", "lineHeading", "lineActive", "accent", "focus"] as const;

const textPairs: [ColorRole, ColorRole][] = [
  ...grounds.flatMap((ground) => words.map((word): [ColorRole, ColorRole] => [word, ground])),
  ["onAccent", "accent"],
  ["onAccent", "accentHover"],
  ["onDanger", "danger"],
  ["onDanger", "dangerHover"],
  ["onSeal", "seal"],
];

describe.each([
  ["light", roles.light.color],
  ["dark", roles.dark.color],
])("%s theme", (_name, color) => {
  test.each(textPairs)("%s on %s is readable text (WCAG AA, 4.5:1)", (word, ground) => {
    expect(contrast(color[word], color[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(grounds)("edges of controls and the focus ring stand out on %s (WCAG 1.4.11, 3:1)", (ground) => {
    for (const edge of edges) expect(contrast(color[edge], color[ground])).toBeGreaterThanOrEqual(3);
  });
});

/** Those of a site that has chosen another pigment than malachite. */
const chosen = (["light", "dark"] as const).flatMap((theme) =>
  Object.entries(accents[theme]).map(([name, accent]) => ({
    name: `${name} in the ${theme} theme`,
    color: { ...roles[theme].color, ...accent },
  })),
);

describe.each(chosen)("PAG-09 the accent $name", ({ color }) => {
  test.each(textPairs)("%s on %s is readable text (WCAG AA, 4.5:1)", (word, ground) => {
    expect(contrast(color[word], color[ground])).toBeGreaterThanOrEqual(4.5);
  });
  test.each(grounds)("edges stand out on %s (WCAG 1.4.11, 3:1)", (ground) => {
    for (const edge of edges) expect(contrast(color[edge], color[ground])).toBeGreaterThanOrEqual(3);
  });
});

test.each(Object.keys(accents.light) as Accent[])("PAG-09 the sheet of %s says what the theme says", (accent) => {
  const sheet = readFileSync(new URL(`../../../../apps/web/public/accent/${accent}.css`, import.meta.url), "utf8");
  expect(sheet).toBe(accentSheet(accent));
});

describe.each([
  ["light", roles.light.color, writingColours.light],
  ["dark", roles.dark.color, writingColours.dark],
])("colours of writers in the %s theme", (_name, color, { word, ground }) => {
  const under = [...pages.map((page) => color[page]), ...Object.values(ground)];
  test.each(Object.entries(word))("a %s word is readable on the page and on every coloured ground", (_colour, ink) => {
    for (const one of under) expect(contrast(ink, one)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(Object.entries(ground))("text is readable on %s ground", (_colour, one) => {
    // Captions and the smallest headings are muted wherever they stand.
    for (const ink of [color.text, color.textMuted, color.link, color.linkHover])
      expect(contrast(ink, one)).toBeGreaterThanOrEqual(4.5);
  });
});
