import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const note = style({
  padding: vars.space[2],
  borderInlineStart: `2px solid ${vars.color.info}`,
  backgroundColor: vars.color.infoSubtle,
});
