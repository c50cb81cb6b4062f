import { media } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const reserved = style({ flexBasis: "100%" });

/** Paper takes nothing along. */
export const open = style({ "@media": { [media.print]: { display: "none" } } });
