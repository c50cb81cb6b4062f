import {
  assignVars,
  createGlobalTheme,
  createGlobalThemeContract,
  fallbackVar,
  globalStyle,
} from "@vanilla-extract/css";
import { pigment as drawn } from "../drawing/paint.ts";
import { pigment } from "./palette.ts";
import { roles } from "./roles.ts";
import { writingColours } from "./writing-colour.ts";

const scale = {
  font: {
    // Names of web fonts come with their sheet (web-fonts.css). Of the device's, those of the slowest come first: each that
    // it does not have is asked for before the first paint.
    serif: `var(--web-serif, "Hanja"), "Serif Noto", "Serif Apple", "Serif Batang", "Noto Serif CJK KR", AppleMyungjo, Batang, serif`,
    sans: `var(--web-sans, "Hanja"), "Sans Noto", "Sans Apple", "Sans Malgun", "Noto Sans CJK KR", system-ui, sans-serif`,
  },
  size: {
    xs: "0.8125rem",
    sm: "0.875rem",
    md: "1rem",
    body: "clamp(1rem, 0.97rem + 0.15vw, 1.0625rem)",
    lg: "1.125rem",
    xl: "clamp(1.25rem, 1.15rem + 0.4vw, 1.5rem)",
    xxl: "clamp(1.5rem, 1.3rem + 0.9vw, 2rem)",
    display: "clamp(1.875rem, 1.5rem + 1.7vw, 2.875rem)",
  },
  /** The sans is drawn at 400 and 600, the serif at 500 alone: its headings differ by size, not by blackness. */
  weight: { regular: "400", semibold: "600", bold: "700", serif: "500" },
  leading: { tight: "1.3", heading: "1.45", text: "1.7", reading: "1.9" },
  space: {
    half: "0.25rem",
    1: "0.5rem",
    2: "1rem",
    3: "1.5rem",
    4: "2rem",
    5: "2.5rem",
    6: "3rem",
    8: "4rem",
    10: "5rem",
    12: "6rem",
    16: "8rem",
  },
  width: {
    page: "80rem",
    /** Hangul in both faces advances 0.92 em, so 38 syllables are 35 em. */
    measure: "35em",
    form: "30rem",
    // Grows no more once the page is at its widest: a wider window would have a narrower page.
    gutter: "clamp(1rem, 4vw, 3.2rem)",
    /** A finger does not grow with the letters: this stays while a text of 200 % doubles all rem. */
    tap: "44px",
  },
  radius: { none: "0", small: "2px", medium: "4px", round: "999px" },
  motion: {
    fast: "150ms",
    normal: "200ms",
    slow: "250ms",
    ease: "cubic-bezier(0.2, 0, 0.1, 1)",
  },
  layer: { header: "10", menu: "20", scrim: "30", dialog: "31" },
};

/** `vars.color.text` is `var(--color-text)`: readable in the inspector, and safe to name in an inline SVG. */
const byDay = { ...roles.light, ...writingColours.light, ...scale };
export const vars = createGlobalThemeContract(byDay, (_value, path) => path.join("-"));

createGlobalTheme(":root", vars, byDay);
// No part of `vars`: the mark alone names pigments, and drawings their paints.
createGlobalTheme(":root", drawn, pigment);

/** For what is dark in any light: in an element with these variables every role has its colour of the dark theme. */
export const lampLit = assignVars(vars.color, roles.dark.color);

const byLamp = {
  ...lampLit,
  ...assignVars(vars.filter, roles.dark.filter),
  ...assignVars(vars.word, writingColours.dark.word),
  ...assignVars(vars.ground, writingColours.dark.ground),
};

globalStyle(":root", { colorScheme: "light" });
// On screen only: nobody wants a lamp-lit hall on paper.
globalStyle(':root:not([data-theme="light"])', {
  "@media": {
    "screen and (prefers-color-scheme: dark)": { colorScheme: "dark", vars: byLamp },
  },
});
globalStyle(':root[data-theme="dark"]', {
  "@media": { screen: { colorScheme: "dark", vars: byLamp } },
});

/**
 * For an `::after`: what a finger meets around something small that is `position: relative`. Nothing that is seen grows,
 * but the next target must be far enough away.
 */
export const touchTarget = {
  content: '"" / ""',
  position: "absolute",
  inset: `min(0px, (100% - ${scale.width.tap}) / 2)`,
} as const;

/** Media conditions for `'@media': { [media.tablet]: … }`; styles outside them are the phone's. */
export const media = {
  tablet: "screen and (min-width: 48em)",
  desktop: "screen and (min-width: 64em)",
  wide: "screen and (min-width: 80em)",
  belowTablet: "screen and (max-width: 47.99em)",
  belowDesktop: "screen and (max-width: 63.99em)",
  belowWide: "screen and (min-width: 48em) and (max-width: 79.99em)",
  hover: "(hover: hover)",
  moving: "(prefers-reduced-motion: no-preference)",
  forcedColors: "(forced-colors: active)",
  print: "print",
};

/** For `<meta name="theme-color">`, which cannot read custom properties. */
export const themeColor = { light: roles.light.color.surface, dark: roles.dark.color.surface };

/** The scrim of a `::backdrop`, which knows no variables in browsers of before 2024. */
export const backdrop = fallbackVar(vars.color.scrim, roles.light.color.scrim);

/** Of a button beside a field: on the line of its control, whatever is said below that. */
export const besideControl = {
  alignSelf: "start",
  marginBlockStart: `calc(${vars.size.sm} * ${vars.leading.text} + ${vars.space.half})`,
} as const;
