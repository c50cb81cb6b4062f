import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** Above the rows: what they are, and what has just been done. */
export const head = style({ display: "grid", gap: vars.space[1] });

export const list = style({ borderBlockStart: `1px solid ${vars.color.line}` });

/** What is known of one thing, and what can be done with it. */
export const row = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const facts = style({ minWidth: 0 });

export const name = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space[1],
  fontWeight: vars.weight.semibold,
  overflowWrap: "anywhere",
});

export const details = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  fontVariantNumeric: "tabular-nums",
});

/** What somebody has to look after. */
export const problem = style({ color: vars.color.danger, fontSize: vars.size.sm });

export const action = style({ flexShrink: 0 });
