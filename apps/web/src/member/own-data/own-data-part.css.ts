import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const part = style({ display: "grid", justifyItems: "start", gap: vars.space[1], paddingBlock: vars.space[2] });

export const title = style({ fontSize: vars.size.lg, fontWeight: vars.weight.serif });

export const note = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.size.sm });

export const files = style({ display: "flex", flexWrap: "wrap", gap: vars.space[2] });
