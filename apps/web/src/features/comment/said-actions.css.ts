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

/** Quieter than what was said. What does nothing without scripts is not shown without them. */
export const action = style({
  "@media": { "(scripting: none)": { display: "none" } },
  selectors: {
    "&&": {
      gap: vars.space.half,
      paddingInline: vars.space[1],
      color: vars.color.dammuk,
      fontWeight: vars.weight.regular,
      fontVariantNumeric: "tabular-nums",
    },
    "&&:hover": { color: vars.color.meok },
  },
});

export const heart = style({
  display: "inline-flex",
  selectors: { '[aria-pressed="true"] > &': { color: vars.color.jusa } },
});
