import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const tools = style({
  display: "grid",
  justifyItems: "start",
  gap: vars.space[1],
  "@media": { [media.print]: { display: "none" } },
});

export const note = style({ color: vars.color.textMuted, fontFamily: vars.font.sans, fontSize: vars.size.sm });
