import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const band = style({ backgroundColor: vars.color.surfaceMuted });

export const room = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
  maxWidth: vars.width.page,
  marginInline: "auto",
  padding: `${vars.space[5]} ${vars.width.gutter} ${vars.space[6]}`,
});

/** Name and time, and at the end of their line the way to the works. */
export const heading = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: `${vars.space.half} ${vars.space[3]}`,
  alignItems: "baseline",
  "@media": { [media.tablet]: { gridTemplateColumns: "auto minmax(0, 1fr) auto" } },
});

export const overline = style({
  gridColumn: "1 / -1",
  color: vars.color.link,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.semibold,
});

export const title = style({
  gridColumn: "1 / -1",
  fontSize: vars.size.xxl,
  lineHeight: vars.leading.heading,
  "@media": { [media.tablet]: { gridColumn: "auto" } },
});

export const time = style({
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  fontVariantNumeric: "tabular-nums",
});
