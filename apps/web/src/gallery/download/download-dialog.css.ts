import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const sizes = style({ display: "grid", gap: vars.space[1] });

export const size = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space[1],
});

export const pixels = style({ color: vars.color.textMuted, fontSize: vars.size.sm });

export const terms = style({ marginBlockStart: vars.space[2], color: vars.color.textMuted, fontSize: vars.size.sm });
