import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** Two by two beside the row's text; on a phone a line of their own, as many as fit. */
export const actions = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: vars.space.half,
  "@media": {
    [media.belowTablet]: {
      gridTemplateColumns: "repeat(auto-fit, minmax(7rem, 1fr))",
      gap: vars.space[1],
      paddingBlockStart: vars.space[1],
    },
    [media.print]: { display: "none" },
  },
});

export const removal = style({ selectors: { "&&": { color: vars.color.jusa } } });

export const position = style({ display: "grid", gap: vars.space.half, width: "6rem" });

export const name = style({ display: "inline-grid" });

export const nickname = style({ color: vars.color.dammuk, fontSize: vars.size.sm });

export const suspended = style({ color: vars.color.jusa, fontSize: vars.size.sm, fontWeight: vars.weight.semibold });

export const email = style({ overflowWrap: "anywhere", wordBreak: "break-all" });
