import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const calendar = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[2],
});

export const title = style({ fontFamily: vars.font.serif, fontSize: vars.size.xxl, fontWeight: vars.weight.serif });

export const months = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[1],
  "@media": { [media.print]: { display: "none" } },
});

export const arrow = style({
  display: "grid",
  placeItems: "center",
  width: vars.width.tap,
  height: vars.width.tap,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  color: vars.color.text,
  ":hover": { backgroundColor: vars.color.surfaceHover },
});

/** A month at a glance needs the width of a desk. */
export const table = style({
  display: "none",
  width: "100%",
  tableLayout: "fixed",
  borderCollapse: "collapse",
  "@media": { [media.tablet]: { display: "table" } },
});

export const weekday = style({
  padding: vars.space[1],
  borderBlockEnd: `1px solid ${vars.color.lineHeading}`,
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.semibold,
  textAlign: "start",
});

export const day = style({
  height: "6.5rem",
  padding: vars.space[1],
  border: `1px solid ${vars.color.line}`,
  verticalAlign: "top",
  selectors: { '&[aria-current="date"]': { backgroundColor: vars.color.surfaceRaised } },
});

export const dates = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space.half,
  fontVariantNumeric: "tabular-nums",
});

export const today = style({
  color: vars.color.accent,
  fontWeight: vars.weight.bold,
  borderBlockEnd: `2px solid ${vars.color.accent}`,
});

export const lunar = style({ color: vars.color.textMuted, fontSize: vars.size.xs });

export const events = style({
  display: "grid",
  gap: vars.space.half,
  marginBlockStart: vars.space.half,
  fontSize: vars.size.sm,
  lineHeight: vars.leading.heading,
  overflowWrap: "anywhere",
});

export const event = style({
  paddingInlineStart: vars.space.half,
  borderInlineStart: `2px solid ${vars.color.accent}`,
});

export const hour = style({
  display: "block",
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  fontVariantNumeric: "tabular-nums",
});

export const cancelled = style({
  marginInlineEnd: vars.space.half,
  color: vars.color.danger,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.semibold,
});

export const list = style({
  borderBlockStart: `1px solid ${vars.color.lineHeading}`,
  "@media": { [media.tablet]: { display: "none" } },
});

export const empty = style({ "@media": { [media.tablet]: { display: "none" } } });

/** On a phone below what says that there is nothing, on a desk below an empty table. */
export const next = style({
  textAlign: "center",
  "@media": { [media.tablet]: { textAlign: "start" } },
});

export const item = style({
  display: "grid",
  gap: vars.space.half,
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const when = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[1],
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  fontVariantNumeric: "tabular-nums",
});

export const now = style({ color: vars.color.accent, fontWeight: vars.weight.semibold });

export const name = style({ fontFamily: vars.font.serif, fontSize: vars.size.lg });

export const more = style({ color: vars.color.textMuted, fontSize: vars.size.sm, ":empty": { display: "none" } });

export const note = style({ color: vars.color.textMuted, fontSize: vars.size.sm });

export const feed = style({ "@media": { [media.print]: { display: "none" } } });
