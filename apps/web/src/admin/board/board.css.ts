import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const closed = style({ color: vars.color.accent });

/** The grades that may be chosen, side by side. */
export const boxes = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space[3], rowGap: vars.space.half });
