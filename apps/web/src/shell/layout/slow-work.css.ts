import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const line = style({
  position: "fixed",
  insetBlockEnd: vars.space[2],
  insetInlineStart: "50%",
  zIndex: vars.layer.dialog,
  width: "max-content",
  maxWidth: "calc(100% - 2rem)",
  padding: `${vars.space[1]} ${vars.space[3]}`,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surfaceRaised,
  transform: "translateX(-50%)",
});
