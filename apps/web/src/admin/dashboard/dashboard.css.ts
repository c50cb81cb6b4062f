import { media, vars } from "@bulmo/ui/theme";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

export const dashboard = style({ ...column, gap: vars.space[6] });

export const part = style({ ...column, alignContent: "start", gap: vars.space[2] });

/** Two lists that are read one beside the other where there is room. */
export const lists = style({
  ...column,
  gap: vars.space[6],
  "@media": { [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: vars.space[4] } },
});

export const heading = style({ fontSize: vars.size.lg });

/** What a part is called, and what is to be known of it. */
export const head = style({ ...column, gap: vars.space[1] });

export const note = style({ color: vars.color.textMuted });

export const rows = style({ borderBlockStart: `1px solid ${vars.color.lineHeading}` });

export const row = style({ paddingBlock: vars.space[1], borderBlockEnd: `1px solid ${vars.color.line}` });

const line = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space[2],
  minHeight: vars.width.tap,
} as const;

export const task = style({ ...line, fontWeight: vars.weight.semibold });

export const counted = style({ ...line, borderBlockEnd: `1px solid ${vars.color.line}` });

/** As tall as a finger needs it on its own line. */
export const press = style({ paddingBlock: vars.space[1] });

/** A way on after a sentence: on a narrow screen whole on its own line rather than broken. */
export const onward = style([press, { display: "inline-block" }]);

/** What waits is to be found at once. */
export const waiting = style({ color: vars.color.mark, fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });

export const count = style({ color: vars.color.text, fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });

export const items = style({ paddingInlineStart: vars.space[2] });

/** Its summary stands where the lines of the list before it begin. */
export const fold = style({ paddingInlineStart: vars.space[2] });
globalStyle(`${fold} ${items}`, { paddingInlineStart: 0 });

export const item = style(line);

export const fact = style({
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
});

export const thing = style({
  ...column,
  gap: vars.space.half,
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  "@media": { [media.tablet]: { gridTemplateColumns: "10rem minmax(0, 1fr)", gap: vars.space[2] } },
});

export const name = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space[1],
  fontWeight: vars.weight.semibold,
});

const judged = { fontSize: vars.size.sm, whiteSpace: "nowrap" } as const;

export const judgement = styleVariants({
  good: { ...judged, color: vars.color.success },
  bad: { ...judged, color: vars.color.danger },
  open: { ...judged, color: vars.color.textMuted },
  off: { ...judged, color: vars.color.textMuted },
});

export const said = style({ ...column, gap: vars.space[1], margin: 0 });

export const chart = style({ ...column, gap: vars.space[1], margin: 0 });

export const bars = style({
  display: "block",
  width: "100%",
  height: "9rem",
  borderBlockEnd: `1px solid ${vars.color.lineHeading}`,
  overflow: "visible",
});

export const bar = style({
  fill: vars.color.accent,
  "@media": { [media.forcedColors]: { fill: "CanvasText" } },
});

export const axis = style({
  display: "flex",
  justifyContent: "space-between",
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  fontVariantNumeric: "tabular-nums",
});

export const summary = style({ cursor: "pointer", paddingBlock: vars.space[1], minHeight: vars.width.tap });
