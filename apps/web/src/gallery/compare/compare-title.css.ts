import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** Else the breadcrumb would be as large as a text, which it is nowhere. */
export const compareHead = style({ fontSize: vars.size.sm });

/** Low: the works are what one came for. */
export const compareTitle = style({ fontSize: vars.size.xl, lineHeight: vars.leading.tight });
