import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const form = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[1],
  width: "100%",
  "@media": {
    [media.tablet]: { width: "min(26rem, 100%)", marginInlineStart: "auto" },
  },
});

export const field = style({ flex: "none", width: "6.5rem" });

/** Large letters put it on a line of its own, with its button. */
export const term = style({ flex: "1 1 6rem", minWidth: 0 });

/** A phone keeps the width for what one types: there the lens stands for the word, which is still read out. */
export const send = style({
  flex: "none",
  selectors: { "&&": { "@media": { [media.belowTablet]: { paddingInline: 0, width: vars.width.tap } } } },
});

export const word = style({
  "@media": {
    [media.belowTablet]: { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" },
  },
});
