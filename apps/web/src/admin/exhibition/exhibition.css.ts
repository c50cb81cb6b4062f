import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const draft = style({ color: vars.color.accent });

/** Two dates beside each other where there is room. */
export const pair = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 13rem))" } },
});

export const groups = style({
  display: "grid",
  gap: vars.space[1],
  minWidth: 0,
  border: 0,
  padding: 0,
  margin: 0,
});

export const number = style({ display: "grid", gap: vars.space.half, margin: 0 });

export const numberWords = style({ display: "grid", margin: 0, fontVariantNumeric: "tabular-nums" });

export const numberHint = style({ fontSize: vars.size.xs, color: vars.color.textMuted });

export const legend = style({ padding: 0, fontSize: vars.size.sm, fontWeight: vars.weight.semibold });

export const group = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: vars.space.half,
  alignItems: "center",
});

/** As high as the field that it was. */
export const removed = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.half,
  minHeight: vars.width.tap,
  margin: 0,
  color: vars.color.textMuted,
  overflowWrap: "anywhere",
});

export const groupTools = style({ display: "flex" });

export const error = style({ color: vars.color.danger, fontSize: vars.size.sm });

export const preview = style({
  display: "grid",
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  borderBlock: `1px solid ${vars.color.line}`,
});

/** On the ground that the page has. */
export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  padding: vars.space[2],
  border: `1px solid ${vars.color.line}`,
  "@media": { [media.tablet]: { padding: vars.space[4] } },
});
