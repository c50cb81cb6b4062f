import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** The poster beside the words, and above them on a phone. */
export const occasion = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  alignItems: "start",
  "@media": { [media.tablet]: { columnGap: vars.space[5] } },
  selectors: {
    "&:has(> img)": { "@media": { [media.tablet]: { gridTemplateColumns: "auto minmax(0, 1fr)" } } },
  },
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

/** What it is called stands beside it, and above it where letters are large. */
export const fact = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[2],
  fontVariantNumeric: "tabular-nums",
});

export const factName = style({ flex: "0 0 5.5rem", color: vars.color.textMuted });

export const factText = style({ flex: "1 1 13rem", minWidth: 0 });

export const links = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space[3] });

export const introduction = style({
  display: "grid",
  gap: vars.space[2],
  maxWidth: vars.width.measure,
  fontFamily: vars.font.serif,
  lineHeight: vars.leading.reading,
});
