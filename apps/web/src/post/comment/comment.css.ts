import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const section = style({ display: "grid", gap: vars.space[2], paddingBlockStart: vars.space[4] });

/** Takes the focus when a comment is deleted, and shows no ring for it. */
export const heading = style({ fontSize: vars.size.lg, outline: "none" });

export const none = style({ paddingBlock: vars.space[3], color: vars.color.textMuted });

export const item = style({
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const deleted = style({ color: vars.color.textMuted });

export const replies = style({
  display: "grid",
  gap: vars.space[3],
  marginBlockStart: vars.space[3],
  paddingInlineStart: vars.space[3],
  borderInlineStart: `2px solid ${vars.color.line}`,
});

export const byline = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  fontVariantNumeric: "tabular-nums",
});

export const author = style({ color: vars.color.text, fontWeight: vars.weight.semibold });

export const body = style({ display: "grid", justifyItems: "start", gap: vars.space.half });

/** Plain text as it was typed, line breaks and all (CMT-10). */
export const content = style({
  display: "grid",
  gap: "0.6em",
  maxWidth: vars.width.measure,
  whiteSpace: "pre-wrap",
  textWrapStyle: "pretty",
});

export const pending = style({ color: vars.color.textMuted, fontSize: vars.size.sm });

export const failure = style({ color: vars.color.danger, fontSize: vars.size.sm });
