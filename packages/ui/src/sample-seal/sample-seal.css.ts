import { style } from "@vanilla-extract/css";
import { media, vars } from "../theme/theme.css.ts";

/** 20 px, and larger with the letters beside it. */
const stampHeight = "1.25rem";
const finger = vars.width.tap;

/** As high as a finger needs, in a row that stays as high as its stamp, and above the title that follows it. */
export const frame = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minWidth: finger,
  minHeight: finger,
  marginBlock: `calc((${stampHeight} - ${finger}) / 2)`,
  marginInlineStart: "-4px",
  textDecoration: "none",
  "@media": { [media.print]: { minHeight: 0, marginBlock: 0 } },
});

export const stamp = style({
  display: "inline-flex",
  alignItems: "center",
  height: stampHeight,
  paddingInline: "4px",
  // No two corners of a cut stone are alike.
  borderRadius: "2px 3px 2px 4px",
  // Seen where a reader's own colours take the ground away.
  border: "1px solid transparent",
  backgroundColor: vars.color.seal,
  color: vars.color.onSeal,
  fontFamily: vars.font.serif,
  fontSize: "0.75rem",
  fontWeight: vars.weight.serif,
  lineHeight: 1,
  letterSpacing: "0.06em",
  printColorAdjust: "exact",
});
