import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const sheets = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const figure = style({ display: "grid", gridTemplateRows: "1fr auto", gap: vars.space[1] });

export const sheet = style({
  display: "grid",
  placeItems: "center",
  padding: `${vars.space[6]} ${vars.space[2]}`,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surfaceRaised,
});

export const stacked = style({ display: "grid", justifyItems: "center", gap: vars.space[2], textAlign: "center" });

export const level = style({ display: "flex", alignItems: "center", gap: vars.space[2] });

export const caption = style({ color: vars.color.textMuted, fontSize: vars.size.sm });

export const name = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.xxl,
  lineHeight: vars.leading.tight,
  whiteSpace: "nowrap",
});

/** The space after the last letter is no part of the word: it is centred without it. */
export const hanja = style({
  display: "block",
  marginBlockStart: vars.space.half,
  marginInlineEnd: "-0.2em",
  color: vars.color.textMuted,
  fontSize: vars.size.lg,
  letterSpacing: "0.2em",
});

export const rules = style({
  display: "grid",
  gap: vars.space[1],
  maxWidth: vars.width.measure,
  paddingInlineStart: "1.2em",
  listStyle: "disc",
});

export const downloads = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });

export const files = style({ display: "grid", gap: vars.space[2], maxWidth: vars.width.measure });

export const file = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space.half} ${vars.space[2]}`,
});

export const use = style({ flex: "1 1 9em", color: vars.color.textMuted });

/** In pairs, so that none is left alone in the last line; one by one where a pair has no room. */
export const palette = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, max(9.5rem, 34%)), 1fr))",
  gap: `${vars.space[3]} ${vars.space[2]}`,
  maxWidth: vars.width.measure,
});

export const swatch = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: `${vars.space.half} ${vars.space[2]}`,
  "@media": { [media.tablet]: { gridTemplateColumns: "6.5rem minmax(0, 1fr)" } },
});

export const colour = style({
  minHeight: "5.5rem",
  border: `1px solid ${vars.color.line}`,
  printColorAdjust: "exact",
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none" } },
});

export const words = style({ minWidth: 0, fontSize: vars.size.sm });

export const pigment = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${vars.space[1]}`,
  fontFamily: vars.font.serif,
  fontSize: vars.size.md,
});

export const code = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.half,
  marginInlineEnd: `calc(-1 * ${vars.space[1]})`,
  fontVariantNumeric: "tabular-nums",
});
