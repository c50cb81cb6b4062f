import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const group = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[1] });

export const groupTitle = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.lg,
  fontWeight: vars.weight.serif,
});

export const draft = style({ color: vars.color.accent });

export const cancelled = style({ color: vars.color.danger });

/** Parts of one date beside each other, where letters are large below each other. */
export const date = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(6rem, 100%), 1fr))",
  gap: vars.space[1],
  maxWidth: "22rem",
});

/** Two times beside each other where there is room. */
export const pair = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  alignItems: "start",
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 13rem))" } },
});

export const sums = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space[3] });

export const sum = style({ fontVariantNumeric: "tabular-nums", fontWeight: vars.weight.semibold });
