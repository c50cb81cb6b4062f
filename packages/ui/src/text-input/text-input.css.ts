import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const control = style({
  width: "100%",
  minWidth: 0,
  minHeight: vars.width.tap,
  padding: `${vars.space[1]} ${vars.space[2]}`,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.field,
  color: vars.color.text,
  // iOS zooms into anything smaller than 16 px.
  fontSize: "max(1rem, 16px)",
  // A field cuts off what stands out of its line, and both faces need 1.5 for their descenders.
  lineHeight: "1.5",
  transition: `border-color ${vars.motion.fast}`,
  selectors: {
    "&::placeholder": { color: vars.color.textMuted, opacity: 1 },
    "&:hover:not(:disabled, :read-only)": { borderColor: vars.color.lineActive },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger },
    "&:is(input, textarea):read-only, &:disabled": {
      borderColor: vars.color.line,
      backgroundColor: vars.color.surfaceMuted,
    },
    "&:disabled": { color: vars.color.textMuted, cursor: "not-allowed" },
  },
});

export const area = style({
  minHeight: "7rem",
  lineHeight: vars.leading.text,
  resize: "vertical",
  fieldSizing: "content",
});
