import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** The way is of the letters that it has above every other work. */
export const compareHead = style({ fontSize: vars.size.sm });

/** Low: the works are what one came for. */
export const compareTitle = style({ fontSize: vars.size.xl, lineHeight: vars.leading.tight });
