import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const logo = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[8] });

export const sheet = style({
  display: "grid",
  justifyItems: "center",
  gap: vars.space[3],
  padding: `${vars.space[8]} ${vars.space[2]}`,
  border: `1px solid ${vars.color.sakryeok}`,
  backgroundColor: vars.color.hobun,
  textAlign: "center",
});

export const name = style({ fontFamily: vars.font.serif, fontSize: vars.size.xxl });

export const hanja = style({
  display: "block",
  color: vars.color.dammuk,
  fontSize: vars.size.lg,
  letterSpacing: "0.2em",
});

export const meanings = style({ maxWidth: vars.width.measure, borderBlockStart: `1px solid ${vars.color.meok}` });

export const meaning = style({ paddingBlock: vars.space[2], borderBlockEnd: `1px solid ${vars.color.sakryeok}` });

export const term = style({ fontFamily: vars.font.serif, fontSize: vars.size.lg });

export const rules = style({
  display: "grid",
  gap: vars.space[1],
  maxWidth: vars.width.measure,
  paddingInlineStart: "1.2em",
  listStyle: "disc",
});

export const files = style({ display: "grid", gap: vars.space[2], maxWidth: vars.width.measure });

export const file = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[1]} ${vars.space[3]}`,
});

export const use = style({ color: vars.color.dammuk });

export const palette = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(10.25rem, 100%), 1fr))",
  gap: vars.space[3],
});

export const swatch = style({ display: "grid", alignContent: "start", gap: vars.space.half });

export const colour = style({
  height: "6rem",
  border: `1px solid ${vars.color.sakryeok}`,
  printColorAdjust: "exact",
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none" } },
});

export const pigment = style({
  display: "flex",
  alignItems: "baseline",
  gap: vars.space[1],
  fontFamily: vars.font.serif,
});

export const code = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  fontVariantNumeric: "tabular-nums",
});

export const colours = style({
  fontFamily: vars.font.serif,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[2],
});
