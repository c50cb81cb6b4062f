import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** Hung on the wall, with its label under it; beside its foot where there is room for both. */
export const scroll = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${vars.space[1]} ${vars.space[2]}`,
  alignItems: "end",
  "@media": {
    [media.wide]: { gridTemplateColumns: "minmax(0, 20rem) minmax(12rem, 1fr)" },
  },
});

export const scrollPicture = style({
  maxWidth: "min(100%, 20rem)",
  "@media": { [media.belowTablet]: { maxWidth: "min(100%, 13rem)" } },
});

export const wide = style({ display: "grid", gap: vars.space[1] });

export const widePicture = style({
  width: "100%",
  aspectRatio: "3 / 2",
  objectFit: "cover",
  "@media": { [media.tablet]: { aspectRatio: "5 / 2" } },
});

export const label = style({ color: vars.color.textMuted, fontFamily: vars.font.sans, fontSize: vars.size.sm });

export const name = style({ color: vars.color.text });
