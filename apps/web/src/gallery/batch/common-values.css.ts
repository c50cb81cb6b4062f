import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const panel = style({
  display: "grid",
  gap: vars.space[2],
  padding: vars.space[2],
  borderBlock: `1px solid ${vars.color.line}`,
});

export const title = style({ fontSize: vars.size.md, fontWeight: vars.weight.semibold });

export const fields = style({
  display: "grid",
  alignItems: "end",
  gap: vars.space[2],
  selectors: { "&[inert]": { opacity: 0.5 } },
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(auto-fit, minmax(14rem, 1fr))" } },
});

export const wide = style({ gridColumn: "1 / -1" });

/** A line of their own: beside the fields they would stand one above the other. */
export const buttons = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[1],
  "@media": { [media.belowTablet]: { display: "grid", justifyItems: "start" } },
});

/** On a phone it stands on a line of its own, its words on the edge of the text. */
export const fill = style({
  selectors: {
    "&&": { "@media": { [media.belowTablet]: { marginInlineStart: `calc(-1 * ${vars.space[3]} - 1px)` } } },
  },
});

export const hints = style({
  display: "grid",
  gap: vars.space.half,
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
});
