import { style } from "@vanilla-extract/css";
import { media } from "../theme/theme.css.ts";

export const band = style({
  display: "block",
  width: "100%",
  height: 12,
  "@media": { [media.print]: { display: "none" } },
});
