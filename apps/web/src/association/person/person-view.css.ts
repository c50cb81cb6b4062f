import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** As wide as a portrait is looked at, beside a name. */
export const portrait = style({ width: "min(100%, 16rem)", height: "auto" });

/** Between lines of links, so that a finger meets one of them. */
const apart = `calc(${vars.width.tap} - 1lh)`;

export const names = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${apart} ${vars.space[2]}`,
  "@media": { [media.desktop]: { rowGap: vars.space.half } },
});

export const works = style({
  marginBlockStart: apart,
  "@media": { [media.desktop]: { marginBlockStart: vars.space.half } },
});

export const note = style({
  maxWidth: vars.width.measure,
  paddingBlockEnd: vars.space[4],
  fontFamily: vars.font.serif,
  lineHeight: vars.leading.reading,
  whiteSpace: "pre-line",
});
