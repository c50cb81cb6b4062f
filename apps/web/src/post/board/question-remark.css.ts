import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** Behind the last word of the title, on one line. */
export const remark = style({
  display: "inline-flex",
  alignItems: "baseline",
  gap: vars.space[1],
  marginInlineStart: vars.space[1],
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});

export const answered = style({
  paddingInline: "0.4em",
  border: "1px solid currentColor",
  borderRadius: vars.radius.small,
  color: vars.color.success,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.4,
});
