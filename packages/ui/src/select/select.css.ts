import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const frame = style({ position: "relative", display: "inline-grid", minWidth: 0 });

export const select = style({
  appearance: "none",
  paddingInlineEnd: vars.space[5],
  cursor: "pointer",
  textOverflow: "ellipsis",
});

export const arrow = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: vars.space[1],
  display: "grid",
  alignContent: "center",
  color: vars.color.textMuted,
  fontSize: "0.875rem",
  pointerEvents: "none",
});
