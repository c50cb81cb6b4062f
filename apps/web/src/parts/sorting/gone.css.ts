import { vars } from "@bulmo/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** Where what is on its way came from, and will fall. What carries it with keys has the focus here: it is not hidden. */
export const gone = style({ backgroundColor: vars.color.surfaceMuted });
globalStyle(`${gone} > *`, { opacity: 0 });
