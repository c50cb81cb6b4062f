import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

// A stamp keeps its cinnabar in any light, so it takes the painter's pigments and not the theme's inks.
export const seal = style({
  display: "inline-block",
  flex: "none",
  color: vars.pigment.juhong,
  verticalAlign: "-0.4em",
});

export const imprint = style({ width: "2.375em", height: "1.5em" });

export const carved = style({ stroke: vars.pigment.jibun });
