import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const figure = style({ display: "grid", gap: vars.space[1] });

export const picture = style({
  aspectRatio: "4 / 3",
  overflow: "hidden",
  "@media": { [media.tablet]: { aspectRatio: "2 / 1" } },
});

export const caption = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `${vars.space.half} ${vars.space[3]}`,
  color: vars.color.textMuted,
  fontFamily: vars.font.serif,
  fontSize: vars.size.sm,
});
