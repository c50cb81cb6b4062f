import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

const picture = { filter: vars.filter.picture } as const;

/** Hung on the wall, with its label beside its foot. */
export const scroll = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 11rem) minmax(0, 1fr)",
  columnGap: vars.space[2],
  alignItems: "end",
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 20rem) minmax(0, 1fr)" } },
});

export const scrollPicture = style(picture);

export const wide = style({ display: "grid", gap: vars.space[1] });

export const widePicture = style([
  picture,
  {
    width: "100%",
    aspectRatio: "3 / 2",
    objectFit: "cover",
    "@media": { [media.tablet]: { aspectRatio: "5 / 2" } },
  },
]);

export const label = style({ color: vars.color.textMuted, fontFamily: vars.font.sans, fontSize: vars.size.sm });

export const name = style({ color: vars.color.text });
