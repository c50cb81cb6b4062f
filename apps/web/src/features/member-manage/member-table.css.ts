import { media, vars } from "@bulmo/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const actions = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: vars.space.half,
  whiteSpace: "nowrap",
  "@media": {
    [media.belowTablet]: { gap: vars.space[1], paddingBlockStart: vars.space[1] },
    [media.print]: { display: "none" },
  },
});

// The address beside them needs the room more.
globalStyle(`${actions}${actions} > *`, { paddingInline: vars.space[1] });

export const removal = style({ selectors: { "&&": { color: vars.color.jusa } } });

export const position = style({
  display: "grid",
  gridTemplateColumns: "5rem",
  gap: vars.space.half,
  "@media": { [media.belowTablet]: { gridTemplateColumns: "5rem auto" } },
});

/** One under the other in a column, side by side on a phone. */
export const name = style({
  display: "inline-grid",
  "@media": {
    [media.belowTablet]: { display: "inline-flex", flexWrap: "wrap", alignItems: "baseline", columnGap: vars.space[1] },
  },
});

export const nickname = style({ color: vars.color.dammuk, fontSize: vars.size.sm });

export const suspended = style({ color: vars.color.jusa, fontSize: vars.size.sm, fontWeight: vars.weight.semibold });

/** A usual domain keeps its line. */
export const email = style({ display: "inline-block", minWidth: "6.75rem", overflowWrap: "anywhere" });

/** The longest name of a province, 세종특별자치시, keeps its line. */
export const address = style({ display: "inline-block", minWidth: "6.75rem" });
