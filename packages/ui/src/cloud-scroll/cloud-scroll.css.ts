import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const scroll = style({
  display: "block",
  width: "15rem",
  maxWidth: "60%",
  height: "auto",
  marginInline: "auto",
  color: vars.color.geumni,
});
