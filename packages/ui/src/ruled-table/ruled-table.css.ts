import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "../theme/theme.css.ts";

export const table = style({
  width: "100%",
  fontFamily: vars.font.sans,
  fontVariantNumeric: "tabular-nums",
  borderBlockStart: `1px solid ${vars.color.lineHeading}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: "start",
  verticalAlign: "baseline",
  // `anywhere` would let a narrow screen squeeze a column to one syllable.
  overflowWrap: "break-word",
});
globalStyle(`${table} thead th`, {
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.semibold,
});
globalStyle(`${table} tbody th`, { fontWeight: vars.weight.regular });
globalStyle(`${table} caption`, {
  paddingBlockEnd: vars.space[1],
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  textAlign: "start",
});

export const room = style({ containerType: "inline-size" });

/** Letters of twice their size leave a phone no room for four names side by side: there, and only there, it scrolls. */
export const frame = style({ "@container": { "(max-width: 14rem)": { overflowX: "auto" } } });

/** Its columns are few and short: elsewhere no frame scrolls, so its joined heads can follow the reader. */
export const fitting = style({ tableLayout: "auto" });

globalStyle(`${fitting} :is(th, td)`, {
  "@media": { [media.belowTablet]: { paddingInline: vars.space.half, fontSize: vars.size.sm } },
});

/** The name of a long group stays in sight while one reads down its rows. */
export const follower = style({ position: "sticky", insetBlockStart: vars.space[2] });
