import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";
import { tall } from "./framed-work.css.ts";
import { rowPicture } from "./row-picture.ts";

export const list = style({ borderBlockStart: `1px solid ${vars.color.line}` });

/** Of letters twice as large a word beside it still has room. */
const picture = `min(${rowPicture.width / 16}rem, 25vw)`;

/** On a phone two lines beside the picture, elsewhere one. */
export const row = style({
  display: "grid",
  gridTemplateColumns: `${picture} minmax(0, 1fr)`,
  columnGap: vars.space[2],
  alignContent: "center",
  // All of one height, whatever hangs beside the words.
  minHeight: `calc(${rowPicture.height / 16}rem + 2 * ${vars.space[1]})`,
  paddingBlock: vars.space[1],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  outlineOffset: "-2px",
  transition: `background-color ${vars.motion.fast}`,
  ":hover": { backgroundColor: vars.color.surfaceHover },
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: `${picture} minmax(0, 5fr) minmax(0, 3fr) minmax(0, 5fr)`,
      columnGap: vars.space[4],
      alignItems: "center",
    },
  },
});

/** As tall as its picture, which stands in the middle of the row. */
export const frame = style({
  vars: { [tall]: `min(${rowPicture.height / 16}rem, ${picture} / var(--ratio))` },
  gridRow: "1 / span 3",
  alignSelf: "center",
  height: tall,
  "@media": { [media.tablet]: { gridRow: "auto" } },
});

export const title = style({
  alignSelf: "end",
  fontFamily: vars.font.serif,
  fontSize: vars.size.lg,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.heading,
  overflowWrap: "anywhere",
  "@media": { [media.tablet]: { alignSelf: "center" } },
});

export const author = style({ overflowWrap: "anywhere" });

export const caption = style({
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
});
