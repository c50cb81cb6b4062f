import { vars } from "@bulmo/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const contact = style({
  display: "grid",
  gap: vars.space.half,
  fontFamily: vars.font.sans,
  fontSize: vars.size.sm,
});

export const row = style({
  display: "grid",
  gridTemplateColumns: "4rem minmax(0, 1fr)",
  alignItems: "baseline",
  gap: vars.space[1],
});

/** A link among facts stands on their line. */
globalStyle(`${row} a`, { minHeight: 0, paddingBlock: vars.space.half });

export const term = style({ color: vars.color.textMuted });

export const footnote = style({
  maxWidth: vars.width.measure,
  marginBlockStart: vars.space[4],
  paddingBlockStart: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
});

export const name = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${vars.space[2]}`,
  fontSize: vars.size.lg,
});

export const hanja = style({ fontFamily: vars.font.serif, fontSize: vars.size.lg });
