import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const title = style({ fontSize: vars.size.lg, fontWeight: vars.weight.serif });

/** What was agreed to, and when: below it where a line is short. */
export const consent = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space[2] });

export const agreed = style({ color: vars.color.textMuted, fontVariantNumeric: "tabular-nums" });
