import { style } from "@vanilla-extract/css";
import { media, vars } from "../theme/theme.css.ts";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  alignItems: "center",
  gap: vars.space.half,
  marginBlockStart: vars.space[4],
  fontVariantNumeric: "tabular-nums",
});

/** A phone has room for the neighbours and two arrows; the other pages are a few steps away. */
export const far = style({ "@media": { [media.belowTablet]: { display: "none" } } });

/** How many there are, where not all of them are seen. */
export const total = style({
  display: "none",
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  whiteSpace: "nowrap",
  "@media": { [media.belowTablet]: { display: "block" } },
});

export const number = style({
  display: "grid",
  placeItems: "center",
  minWidth: vars.width.tap,
  minHeight: vars.width.tap,
  padding: `0 ${vars.space[1]}`,
  borderBlockEnd: "2px solid transparent",
  color: vars.color.textMuted,
  // Where colours are forced, nothing is transparent.
  "@media": { [media.forcedColors]: { borderBlockEndColor: "Canvas" } },
  selectors: {
    "&:hover": { color: vars.color.text, borderBlockEndColor: vars.color.line },
    '&[aria-current="page"]': {
      borderBlockEndColor: vars.color.mark,
      color: vars.color.text,
      fontWeight: vars.weight.semibold,
    },
  },
});

export const step = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.half,
  minWidth: vars.width.tap,
  minHeight: vars.width.tap,
  padding: `0 ${vars.space[1]}`,
  whiteSpace: "nowrap",
  fontSize: vars.size.sm,
  selectors: {
    "&:hover": { color: vars.color.accent },
    '&[aria-disabled="true"]': { color: vars.color.textMuted, opacity: 0.55, cursor: "default" },
  },
});
