import { media, vars } from "@bulmo/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** Things told one after another under hairlines, in the column that texts are read in. */
export const rows = style({ maxWidth: vars.width.measure, borderBlockStart: `1px solid ${vars.color.lineHeading}` });

export const row = style({ paddingBlock: vars.space[2], borderBlockEnd: `1px solid ${vars.color.line}` });

/** What it is about, and beside that what there is to say; under it where letters are large. */
export const pair = style([
  row,
  {
    display: "flex",
    flexWrap: "wrap",
    columnGap: vars.space[2],
    alignItems: "baseline",
    paddingBlock: vars.space[1],
  },
]);

globalStyle(`${pair} > :first-child`, { flex: "0 0 5.5rem", "@media": { [media.tablet]: { flexBasis: "7rem" } } });
globalStyle(`${pair} > :last-child`, { flex: "1 1 9rem", minWidth: 0 });

/** What is read as a text has a heading's face for its name. */
export const name = style({ marginBlockEnd: vars.space.half, fontFamily: vars.font.serif, fontSize: vars.size.lg });

export const text = style({ fontFamily: vars.font.serif, lineHeight: vars.leading.reading });

export const quiet = style({ color: vars.color.textMuted, fontVariantNumeric: "tabular-nums" });
