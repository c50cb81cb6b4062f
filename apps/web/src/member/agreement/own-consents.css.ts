import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const title = style({ fontSize: vars.size.sm, fontWeight: vars.weight.semibold });
