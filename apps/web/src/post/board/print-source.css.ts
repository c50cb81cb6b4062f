import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const source = style({
  display: "none",
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  "@media": { [media.print]: { display: "block" } },
});
