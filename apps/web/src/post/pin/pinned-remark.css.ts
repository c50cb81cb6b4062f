import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const remark = style({
  marginInlineStart: vars.space[1],
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  whiteSpace: "nowrap",
});
