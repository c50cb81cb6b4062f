import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const field = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[1] });

export const label = style({ fontSize: vars.size.sm, fontWeight: vars.weight.semibold });

export const hint = style({ color: vars.color.textMuted, fontSize: vars.size.sm });

export const error = style({ margin: 0, color: vars.color.danger, fontSize: vars.size.sm });

/** Where files are let go; told apart by its edge, which is there without colours too. */
export const target = style({
  display: "grid",
  justifyItems: "start",
  gap: vars.space[1],
  padding: vars.space[2],
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.field,
  selectors: {
    "&[data-over]": { borderStyle: "solid", borderColor: vars.color.focus, backgroundColor: vars.color.focusSubtle },
  },
});

/** A finger drops nothing. */
export const dropping = style({ "@media": { [media.belowTablet]: { display: "none" } } });
