import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const dues = style({ display: "grid", gap: vars.space[1], paddingBlock: vars.space[2] });

export const title = style({ fontSize: vars.size.lg, fontWeight: vars.weight.serif });

export const years = style({ display: "grid" });

export const year = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space[2] });

export const note = style({ color: vars.color.textMuted, fontVariantNumeric: "tabular-nums" });
