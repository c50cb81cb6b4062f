import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const card = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[1],
  height: "100%",
  paddingInlineEnd: vars.space[2],
  border: `1px solid ${vars.color.focus}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surfaceRaised,
  cursor: "grabbing",
});

export const grip = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: vars.width.tap,
  color: vars.color.textMuted,
});

export const when = style({
  flex: "none",
  maxWidth: "40%",
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
});

export const what = style({
  overflow: "hidden",
  minWidth: 0,
  fontFamily: vars.font.serif,
  fontWeight: vars.weight.serif,
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
