import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const frame = style({ position: "relative", display: "grid" });

export const input = style({
  paddingInlineEnd: `calc(2 * ${vars.width.tap} + ${vars.space.half})`,
  // Edge draws its own eye beside ours.
  selectors: { "&::-ms-reveal, &::-ms-clear": { display: "none" } },
});

export const tools = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: 0,
  display: "flex",
  alignItems: "center",
  color: vars.color.textMuted,
});

export const tool = style({ height: "100%" });
