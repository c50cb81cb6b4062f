import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** Low: the works are what one came for. */
export const compareTitle = style({ fontSize: vars.size.xl, lineHeight: vars.leading.tight });
