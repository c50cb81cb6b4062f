import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const link = style({
  position: "absolute",
  insetBlockStart: vars.space[1],
  insetInlineStart: vars.space[1],
  zIndex: vars.layer.dialog,
  padding: `${vars.space[1]} ${vars.space[2]}`,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  transform: "translateY(-200%)",
  ":focus": { transform: "none" },
});
