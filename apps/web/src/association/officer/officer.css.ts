import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const role = style({ width: "34%", "@media": { [media.belowTablet]: { width: "30%" } } });

export const name = style({ whiteSpace: "nowrap" });

export const remarks = style({ color: vars.color.textMuted });
