import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const band = style({ backgroundColor: vars.color.surfaceMuted });

export const board = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${vars.space.half} ${vars.space[4]}`,
  alignItems: "baseline",
  maxWidth: vars.width.page,
  marginInline: "auto",
  padding: `${vars.space[3]} ${vars.width.gutter}`,
  "@media": { [media.tablet]: { gridTemplateColumns: "auto minmax(0, 1fr) auto auto" } },
});

export const overline = style({ color: vars.color.link, fontSize: vars.size.sm, fontWeight: vars.weight.semibold });

export const title = style({ fontSize: vars.size.xl, lineHeight: vars.leading.heading });

export const time = style({
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  fontVariantNumeric: "tabular-nums",
});
