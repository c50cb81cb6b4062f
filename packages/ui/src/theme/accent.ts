import { dark, light, type Palette } from "./palette.ts";

/**
 * Pigments that may take malachite's place in a site's links and in what is pressed. Malachite itself is the theme's; the
 * others have a sheet each that a site loads which has chosen one (docs/decisions/065).
 */
const accentsOver = (palette: Palette) => ({
  seokcheong: {
    accent: palette.seokcheong,
    accentHover: palette.seokcheongDeep,
    accentSubtle: palette.seokcheongTint,
    onAccent: palette.onSeokcheong,
    link: palette.seokcheong,
    linkHover: palette.seokcheongDeep,
  },
  seokganju: {
    accent: palette.seokganju,
    accentHover: palette.seokganjuDeep,
    accentSubtle: palette.seokganjuTint,
    onAccent: palette.onSeokganju,
    link: palette.seokganju,
    linkHover: palette.seokganjuDeep,
  },
});

export const accents = { light: accentsOver(light), dark: accentsOver(dark) };

export type Accent = keyof (typeof accents)["light"];

/** As the theme names its variables: `accentHover` is `--color-accentHover`. Set as the formatter sets a sheet. */
const ruleOf = (selector: string, roles: Readonly<Record<string, string>>, indent = "") =>
  [
    `${indent}${selector} {`,
    ...Object.entries(roles).map(([role, colour]) => `${indent}  --color-${role}: ${colour.toLowerCase()};`),
    `${indent}}`,
  ].join("\n");

/** The sheet of one; it comes after the theme's, whose rules it repeats. */
export function accentSheet(accent: Accent): string {
  const lamp = accents.dark[accent];
  return `${ruleOf(":root", accents.light[accent])}
@media screen and (prefers-color-scheme: dark) {
${ruleOf(':root:not([data-theme="light"])', lamp, "  ")}
}
@media screen {
${ruleOf(':root[data-theme="dark"]', lamp, "  ")}
}
`;
}

/** By day, for whoever chooses one. */
export const swatches = { seonnok: light.seonnok, seokcheong: light.seokcheong, seokganju: light.seokganju };
