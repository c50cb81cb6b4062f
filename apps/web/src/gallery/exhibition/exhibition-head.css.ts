import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const head = style({ display: "grid", gap: vars.space[2] });

export const names = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${vars.space[2]}`,
});

export const time = style({ color: vars.color.textMuted, fontVariantNumeric: "tabular-nums" });
