import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[2] });

export const preview = style({
  maxHeight: "min(12rem, 25vh)",
  marginInline: "auto",
  border: `1px solid ${vars.color.line}`,
});

export const meter = style({ width: "100%", accentColor: vars.color.accent });

export const percentage = style({ fontSize: vars.size.sm, fontVariantNumeric: "tabular-nums" });

export const remark = style({ color: vars.color.textMuted, fontSize: vars.size.sm });
