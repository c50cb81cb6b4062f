import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const details = style({ paddingBlockEnd: vars.space[4] });
