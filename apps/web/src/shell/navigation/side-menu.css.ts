import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const title = style({
  paddingBlock: vars.space[1],
  borderBlockEnd: `1px solid ${vars.color.lineHeading}`,
  fontFamily: vars.font.serif,
  fontSize: vars.size.lg,
  fontWeight: vars.weight.semibold,
});

export const group = style({
  marginBlockStart: vars.space[3],
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.semibold,
});

export const nested = style({ paddingInlineStart: vars.space[2] });

export const waiting = style({
  marginInlineStart: vars.space[1],
  color: vars.color.mark,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});

export const link = style({
  display: "flex",
  alignItems: "center",
  minHeight: vars.width.tap,
  paddingBlock: vars.space[1],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  transition: `color ${vars.motion.fast}`,
  ":hover": { color: vars.color.accent },
  selectors: {
    "&[aria-current]": { color: vars.color.accent, fontWeight: vars.weight.semibold },
  },
});
