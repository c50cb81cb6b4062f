import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[1],
  paddingBlockStart: vars.space[5],
  paddingBlockEnd: vars.space[2],
  "@media": { [media.print]: { display: "none" } },
});
