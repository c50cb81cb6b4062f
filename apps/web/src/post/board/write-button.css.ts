import { media } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const row = style({
  display: "flex",
  justifyContent: "flex-end",
  "@media": { [media.print]: { display: "none" } },
});
