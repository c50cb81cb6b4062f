import { style } from "@vanilla-extract/css";
import { media, vars } from "../theme/theme.css.ts";

export const list = style({
  display: "flex",
  gap: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  overflowX: "auto",
  // What is not seen is told of: a mouse without a second wheel has nothing else to scroll it by.
  scrollbarWidth: "thin",
  scrollbarColor: `${vars.color.lineStrong} transparent`,
});

export const item = style({ flex: "none", maxWidth: "min(18rem, 80vw)" });

export const tab = style({
  display: "grid",
  placeContent: "center",
  minHeight: vars.width.tap,
  marginBlockEnd: "-1px",
  borderBlockEnd: "2px solid transparent",
  color: vars.color.textMuted,
  height: "100%",
  transition: `color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  // A scrolling box would cut off what stands outside of it.
  ":focus-visible": { outlineOffset: "-2px" },
  "@media": {
    // In a wide window the first word stands on the edge of the text.
    [media.belowTablet]: { minWidth: vars.width.tap },
    // Where colours are forced, nothing is transparent.
    [media.forcedColors]: { borderBlockEndColor: "Canvas" },
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
