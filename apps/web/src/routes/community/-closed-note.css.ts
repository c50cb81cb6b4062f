import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const closed = style({ color: vars.color.textMuted, fontSize: vars.size.sm });
