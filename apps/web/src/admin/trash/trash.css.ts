import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** One under the other in a column, side by side on a phone. */
export const deletion = style({
  display: "inline-grid",
  "@media": { [media.belowTablet]: { display: "inline-flex", columnGap: vars.space[2] } },
});

export const soon = style({ color: vars.color.danger, fontWeight: vars.weight.semibold });
