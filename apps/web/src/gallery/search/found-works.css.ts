import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** What is asked for and how much is found: one thing above the works. */
export const head = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[2] });

export const total = style({ color: vars.color.textMuted, fontVariantNumeric: "tabular-nums" });
