import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const line = style({ color: vars.color.accent, fontSize: vars.size.sm });
