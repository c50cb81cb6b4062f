import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** The seal follows the last step, in its line where there is room. */
export const row = style({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: vars.space[1] });
