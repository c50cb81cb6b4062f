import { vars } from "@bulmo/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const words = style({
  maxHeight: "min(32rem, 60vh)",
  maxWidth: vars.width.measure,
  padding: vars.space[2],
  overflowY: "auto",
  border: `1px solid ${vars.color.line}`,
  fontFamily: vars.font.serif,
  lineHeight: vars.leading.text,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});

globalStyle(`${words} ins`, { backgroundColor: vars.color.infoSubtle, textDecoration: "underline" });
globalStyle(`${words} del`, { color: vars.color.danger, textDecoration: "line-through" });
