import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const leave = style({
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.sakryeok}`,
  "@media": { [media.print]: { display: "none" } },
});
