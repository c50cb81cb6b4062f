import { besideControl, media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** A field with its button beside it, on a phone below it. */
export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[1],
  paddingBlock: vars.space[1],
  // Also where it stands in the middle, below a sentence.
  textAlign: "start",
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 24rem) auto" } },
});

export const field = style({ minWidth: 0 });

export const formButtons = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[1],
  "@media": { [media.tablet]: besideControl },
});
