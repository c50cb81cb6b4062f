import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const work = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[5] });

/** The label on the left, and beside it what there is to read. */
export const reading = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
  "@media": { [media.desktop]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${vars.width.measure})` } },
});

/** As on the wall beside a painting: what it is, who made it, and then the quiet facts. */
export const label = style({ display: "grid", alignContent: "start", gap: vars.space[1] });

export const author = style({ fontSize: vars.size.lg });

export const caption = style({ color: vars.color.textMuted });

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space.half} ${vars.space[2]}`,
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  fontVariantNumeric: "tabular-nums",
});

export const fact = style({ display: "flex", gap: vars.space[1] });
