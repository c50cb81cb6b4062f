import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const seal = style({
  display: "grid",
  placeItems: "center",
  width: "1.6em",
  height: "1.6em",
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.seal,
  color: vars.color.onSeal,
  fontFamily: vars.font.serif,
  fontWeight: vars.weight.serif,
  lineHeight: "1",
  forcedColorAdjust: "none",
});
