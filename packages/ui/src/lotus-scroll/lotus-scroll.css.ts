import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const scroll = style({
  display: "block",
  width: "100%",
  height: "3rem",
  color: vars.color.geumni,
});

/** Petals hide the lines they lie on, whatever the ground of the page is. */
export const petal = style({ fill: vars.color.hanji });
