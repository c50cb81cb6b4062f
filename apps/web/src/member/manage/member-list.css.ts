import { media, vars } from "@bulmo/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: vars.space[1],
});

export const search = style({
  display: "flex",
  flex: "1 1 22rem",
  flexWrap: "wrap",
  gap: vars.space[1],
  minWidth: 0,
  maxWidth: "34rem",
});

/** On a phone a line of its own: what may be searched for is read in it. */
globalStyle(`${search} > input`, {
  flex: "1 1 7rem",
  "@media": { [media.belowTablet]: { flexBasis: "100%" } },
});

export const send = style({ flex: "none" });

export const more = style({ display: "flex", flexWrap: "wrap", gap: vars.space[1] });

/** Both on one line of a phone. */
globalStyle(`${more}${more} > *`, {
  "@media": { [media.belowTablet]: { flex: "1 1 auto", paddingInline: vars.space[2] } },
});

/** While another page is on its way, this one steps back. */
export const results = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  transition: `opacity ${vars.motion.normal}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
});

export const aside = style({ marginBlockStart: vars.space[2], color: vars.color.textMuted });
