import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const trash = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });

export const note = style({ margin: 0, color: vars.color.dammuk });

/** Takes the focus of a row that has gone, without looking like something to press. */
export const told = style({ margin: 0, color: vars.color.seonnok, ":focus": { outline: "none" } });

export const head = style({ display: "grid", gap: vars.space[1] });

export const place = style({ display: "block", color: vars.color.dammuk, fontSize: vars.size.sm });

/** One under the other in a column, side by side on a phone. */
export const deletion = style({
  display: "inline-grid",
  "@media": { [media.belowTablet]: { display: "inline-flex", columnGap: vars.space[2] } },
});

export const actions = style({
  display: "flex",
  gap: vars.space.half,
  whiteSpace: "nowrap",
  "@media": { [media.belowTablet]: { gap: vars.space[1], paddingBlockStart: vars.space[1] } },
});

export const removal = style({ selectors: { "&&": { color: vars.color.jusa } } });

export const soon = style({ color: vars.color.jusa, fontWeight: vars.weight.semibold });
