import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const note = style({ color: vars.color.textMuted, fontSize: vars.size.sm, fontVariantNumeric: "tabular-nums" });

export const warning = style([note, { color: vars.color.danger }]);
