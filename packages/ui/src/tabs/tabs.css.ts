import { style } from "@vanilla-extract/css";
import { media, vars } from "../theme/theme.css.ts";

export const list = style({
  display: "flex",
  gap: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  overflowX: "auto",
  scrollbarWidth: "none",
  // Where nobody swipes, all of them are seen.
  "@media": { [media.desktop]: { flexWrap: "wrap", rowGap: 0, overflowX: "visible" } },
});

export const tab = style({
  display: "grid",
  placeContent: "center",
  minHeight: vars.width.tap,
  marginBlockEnd: "-1px",
  borderBlockEnd: "2px solid transparent",
  color: vars.color.textMuted,
  whiteSpace: "nowrap",
  transition: `color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  // A scrolling box would cut off what stands outside of it.
  ":focus-visible": { outlineOffset: "-2px" },
  "@media": {
    // In a wide window the first word stands on the edge of the text.
    [media.belowTablet]: { minWidth: vars.width.tap },
    // Where colours are forced, nothing is transparent: what is there instead stands above the line, not on it.
    [media.forcedColors]: { marginBlockEnd: 0, borderBlockEndColor: "Canvas" },
  },
  selectors: {
    "&:hover": { color: vars.color.text },
    "&[aria-current]": {
      borderBlockEndColor: vars.color.lineActive,
      color: vars.color.text,
      fontWeight: vars.weight.semibold,
    },
  },
});
