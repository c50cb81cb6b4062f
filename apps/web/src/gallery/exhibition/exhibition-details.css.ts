import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** The poster beside the words, and above them on a phone. */
export const details = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  alignItems: "start",
  paddingBlockEnd: vars.space[4],
  "@media": { [media.tablet]: { gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: vars.space[5] } },
});

export const poster = style({
  display: "block",
  width: "auto",
  maxWidth: "min(20rem, 100%)",
  height: "auto",
  // On a phone the days and the place stand below it, in sight.
  maxHeight: "20rem",
  "@media": { [media.tablet]: { maxWidth: "22rem", maxHeight: "30rem" } },
});

export const words = style({ display: "grid", gap: vars.space[3], justifyItems: "start", minWidth: 0 });

export const facts = style({ display: "grid", gap: vars.space[2], margin: 0 });

export const fact = style({
  display: "grid",
  gridTemplateColumns: "5.5rem minmax(0, 1fr)",
  columnGap: vars.space[2],
});

export const name = style({ color: vars.color.textMuted });

export const introduction = style({
  display: "grid",
  gap: vars.space[2],
  maxWidth: vars.width.measure,
  fontFamily: vars.font.serif,
  lineHeight: vars.leading.reading,
});
