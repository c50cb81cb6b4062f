import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const head = style({ display: "grid", gap: vars.space[1] });

export const list = style({ borderBlockStart: `1px solid ${vars.color.line}` });

export const row = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const name = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space[1],
  fontWeight: vars.weight.semibold,
});

export const end = style({ flexShrink: 0 });

export const mark = style({ color: vars.color.accent, fontSize: vars.size.sm });

export const times = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  fontVariantNumeric: "tabular-nums",
});
