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
});

export const address = style({ minWidth: 0, overflowWrap: "anywhere" });

export const link = style({ position: "relative", textDecoration: "underline", "::after": touchTarget });

/** On paper it leads nowhere. */
export const elsewhere = style([link, { "@media": { [media.print]: { display: "none" } } }]);

/** A page without scripts, or on paper, opens nothing. */
export const cite = style({
  "@media": { "(scripting: none)": { display: "none" }, [media.print]: { display: "none" } },
});
