import { style } from "@vanilla-extract/css";
import { media, vars } from "../theme/theme.css.ts";
import { scrolledRow } from "./scrolled-row.css.ts";

export const list = style([
  scrolledRow,
  {
    display: "flex",
    gap: vars.space[3],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    // Where nobody swipes, all of them are seen.
    "@media": {
      [media.desktop]: { flexWrap: "wrap", rowGap: 0, overflowX: "clip", isolation: "isolate" },
    },
  },
]);

/** Each row of them has its rule, on which the chosen one is marked. */
export const item = style({
  "@media": {
    [media.desktop]: {
      position: "relative",
      "::after": {
        content: "",
        position: "absolute",
        zIndex: -1,
        insetBlockEnd: "-1px",
        insetInlineStart: 0,
        // As long as any row; the list cuts it off at its end.
        width: "100vw",
        borderBlockEnd: `1px solid ${vars.color.line}`,
        pointerEvents: "none",
      },
    },
  },
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
