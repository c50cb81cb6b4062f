import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** Each on a line, with room for a finger. */
export const exhibitions = style({
  display: "grid",
  justifyItems: "start",
  rowGap: `calc(${vars.width.tap} - 1lh)`,
  "@media": { [media.desktop]: { rowGap: vars.space.half } },
});
