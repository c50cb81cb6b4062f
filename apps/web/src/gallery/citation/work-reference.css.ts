import { media, touchTarget, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const reference = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  // A finger has room above and below the links.
  gap: `0.75rem ${vars.space[2]}`,
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  "@media": { [media.belowTablet]: { rowGap: "1.5rem" } },
});

export const address = style({ flexBasis: "100%", overflowWrap: "anywhere" });

export const link = style({ position: "relative", textDecoration: "underline", "::after": touchTarget });

/** What is done with the work's number, each a word or two. On paper it leads nowhere. */
export const use = style([link, { "@media": { [media.print]: { display: "none" } } }]);

/** A page without scripts opens nothing. */
export const cite = style([
  use,
  {
    "@media": { "(scripting: none)": { display: "none" } },
    selectors: { '&[aria-busy="true"]': { cursor: "progress" } },
  },
]);
