import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${vars.space[4]} ${vars.space[2]}`,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: `${vars.space[5]} ${vars.space[3]}` },
    [media.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", rowGap: vars.space[6] },
  },
});

export const item = style({ breakInside: "avoid" });

export const link = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[1],
  outlineOffset: "4px",
});

/** Photographs of an event are told apart by what is in their middle: all have one shape here, and their own where they are looked at. */
export const frame = style({
  position: "relative",
  aspectRatio: "4 / 3",
  overflow: "hidden",
  backgroundColor: vars.color.surfaceMuted,
});

export const picture = style({ position: "absolute", inset: 0, width: "100%", height: "100%", objectFit: "cover" });

export const title = style({
  fontFamily: vars.font.serif,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.heading,
  textDecoration: "underline 1px transparent",
  textUnderlineOffset: "0.28em",
  transition: `text-decoration-color ${vars.motion.fast}`,
  selectors: { "a:hover > &": { textDecorationColor: "currentColor" } },
});

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[2],
  marginBlockStart: vars.space.half,
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  fontVariantNumeric: "tabular-nums",
});
