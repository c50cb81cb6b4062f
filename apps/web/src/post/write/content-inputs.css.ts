import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** Kept in the form while another board is chosen, so that what was typed there is not lost. */
export const work = style({
  display: "grid",
  gap: vars.space[3],
  selectors: { "&[hidden]": { display: "none" } },
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)" } },
});

export const board = style({ "@media": { [media.tablet]: { maxWidth: "20rem" } } });
