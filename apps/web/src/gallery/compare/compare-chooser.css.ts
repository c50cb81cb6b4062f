import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "flex", flexWrap: "wrap", gap: vars.space[1] });

export const total = style({ color: vars.color.textMuted, fontVariantNumeric: "tabular-nums" });
