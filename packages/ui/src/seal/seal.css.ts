import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const seal = style({
  display: "inline-block",
  flex: "none",
  color: vars.color.seal,
  verticalAlign: "-0.4em",
  // Forced, stone and letters would have one colour.
  forcedColorAdjust: "none",
});

export const imprint = style({ width: "2.375em", height: "1.5em" });

export const carved = style({ stroke: vars.color.onSeal });
