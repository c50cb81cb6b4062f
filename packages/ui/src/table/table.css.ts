import { createVar, fallbackVar, globalStyle, style } from "@vanilla-extract/css";
import { media, touchTarget, vars } from "../theme/theme.css.ts";

/** On a phone: where words begin in a row, and how wide what stands before them is. */
const edge = createVar();
const leadWidth = createVar();
const rowEdge = fallbackVar(edge, "0px");

export const table = style({
  width: "100%",
  borderBlockStart: `1px solid ${vars.color.lineHeading}`,
  fontSize: vars.size.md,
  "@media": { [media.belowTablet]: { display: "block" } },
});

export const body = style({ "@media": { [media.belowTablet]: { display: "block" } } });

/** On a phone the heads leave the picture but not the table. */
export const head = style({
  "@media": {
    [media.belowTablet]: { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" },
  },
});

export const heading = style({
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.semibold,
  textAlign: "start",
  whiteSpace: "nowrap",
});

export const row = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  transition: `background-color ${vars.motion.fast}`,
  "@media": {
    [media.hover]: { ":hover": { backgroundColor: vars.color.surfaceHover } },
    [media.belowTablet]: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "baseline",
      columnGap: vars.space[2],
      padding: `${vars.space[2]} 0`,
    },
  },
});

export const marked = style({
  backgroundColor: vars.color.surfaceMuted,
  // On a phone words begin at the edge of their row; on a tinted one they must not.
  "@media": {
    [media.belowTablet]: {
      vars: { [edge]: vars.space[2] },
      marginInline: `calc(-1 * ${vars.space[2]})`,
      paddingInline: vars.space[2],
    },
  },
});

/** A portrait or a checkbox stands before all lines of its row, and these share one edge. */
export const led = style({
  position: "relative",
  "@media": {
    [media.belowTablet]: { paddingInlineStart: `calc(${rowEdge} + ${leadWidth} + ${vars.space[2]})` },
  },
});
export const leads = {
  lead: style({ vars: { [leadWidth]: "3rem" } }),
  box: style({ vars: { [leadWidth]: "1.25rem" } }),
};

export const primary = style({});
globalStyle(`${primary} a`, {
  position: "relative",
  "@media": { [media.belowTablet]: { display: "inline-block" } },
});
// What stands before the words is not under it.
globalStyle(`${primary} a::after`, { ...touchTarget, insetInline: `0 min(0px, 100% - ${vars.width.tap})` });

/** The row's own link covers the row; what else can be pressed in it stays above. */
export const linked = style({ position: "relative" });
globalStyle(`${linked} ${primary} a`, { position: "static" });
globalStyle(`${linked} ${primary} a::after`, { inset: 0 });
globalStyle(`${linked} ${primary} a:focus-visible`, { outline: "none" });
globalStyle(`${linked} ${primary} a:focus-visible::after`, {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: "-2px",
});
globalStyle(`${linked} :is(button, label, select, input)`, { position: "relative", zIndex: 1 });

export const cell = style({
  padding: `${vars.space[2]} ${vars.space[2]}`,
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  fontVariantNumeric: "tabular-nums",
  verticalAlign: "baseline",
  "@media": { [media.belowTablet]: { display: "block", order: 2, padding: 0 } },
  selectors: {
    [`&${primary}`]: { color: vars.color.text, fontSize: vars.size.md },
  },
});

/** Rows of pictures and buttons: what stands beside them is centred on them. */
export const centred = style({});
globalStyle(`${centred} ${cell}`, { verticalAlign: "middle" });
// Beside a menu their columns need the room more than what is between them.
globalStyle(`${centred} :is(${heading}, ${cell})`, {
  "@media": { [media.belowWide]: { paddingInline: vars.space[1] } },
});
globalStyle(`${centred} ${row}`, {
  "@media": { [media.belowTablet]: { alignItems: "center", rowGap: vars.space.half } },
});

const lead = style({
  "@media": {
    [media.belowTablet]: {
      position: "absolute",
      insetBlockStart: vars.space[2],
      insetInlineStart: rowEdge,
      width: leadWidth,
    },
  },
});

/** Where a cell stands in the two lines a row has on a phone. */
export const phone = {
  first: style({
    "@media": { [media.belowTablet]: { order: 1, flex: "1 0 100%", paddingBlockEnd: vars.space.half } },
  }),
  lead,
  // On the first line, with its size.
  box: style([lead, { "@media": { [media.belowTablet]: { fontSize: vars.size.md } } }]),
  second: style({}),
  below: style({ "@media": { [media.belowTablet]: { order: 3, flex: "1 0 100%" } } }),
  // At the end of the second line.
  last: style({ "@media": { [media.belowTablet]: { order: 2, marginInlineStart: "auto" } } }),
  hidden: style({ "@media": { [media.belowTablet]: { display: "none" } } }),
};

export const end = style({ textAlign: "end" });
export const center = style({ textAlign: "center" });
