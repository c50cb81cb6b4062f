import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** The first icon stands under the first letter of the words. */
export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  marginInlineStart: `calc(${vars.space[1]} * -1)`,
  "@media": { [media.print]: { display: "none" } },
});

/** Quieter than what was said. */
const quiet = style({
  selectors: {
    "&&": {
      gap: vars.space.half,
      paddingInline: vars.space[1],
      color: vars.color.textMuted,
      fontWeight: vars.weight.regular,
      fontVariantNumeric: "tabular-nums",
    },
    "&&:hover": { color: vars.color.text },
  },
});

/** What does nothing without scripts is not shown without them. */
export const action = style([quiet, { "@media": { "(scripting: none)": { display: "none" } } }]);

/** Without scripts it still tells how many there are. */
export const like = style([quiet, { "@media": { "(scripting: none)": { pointerEvents: "none" } } }]);

export const heart = style({
  display: "inline-flex",
  selectors: { '[aria-pressed="true"] > &': { color: vars.color.mark } },
});
