import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const parts = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[5] });

/** The poster beside the words, and above them on a phone. */
export const details = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  alignItems: "start",
  "@media": { [media.tablet]: { gridAutoColumns: "auto", columnGap: vars.space[5] } },
  selectors: {
    "&:has(> img)": { "@media": { [media.tablet]: { gridTemplateColumns: "auto minmax(0, 1fr)" } } },
  },
});

export const poster = style({
  display: "block",
  width: "auto",
  maxWidth: "min(20rem, 100%)",
  height: "auto",
  maxHeight: "20rem",
  "@media": { [media.tablet]: { maxWidth: "22rem", maxHeight: "30rem" } },
});

export const cancelled = style({
  padding: vars.space[2],
  border: `1px solid ${vars.color.danger}`,
  color: vars.color.danger,
  fontWeight: vars.weight.semibold,
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

export const quiet = style({ color: vars.color.textMuted });

export const address = style({ fontStyle: "normal" });

export const maps = style({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: vars.space[2] });

export const links = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space[3] });

export const description = style({
  display: "grid",
  gap: vars.space[2],
  maxWidth: vars.width.measure,
  fontFamily: vars.font.serif,
  lineHeight: vars.leading.reading,
});

export const reply = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 36rem)",
  gap: vars.space[3],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const replyTitle = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.xl,
  fontWeight: vars.weight.serif,
});

export const narrow = style({ maxWidth: "10rem" });

export const failure = style({ color: vars.color.danger, ":empty": { display: "none" } });
