import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const control = style({
  width: "100%",
  minWidth: 0,
  minHeight: vars.width.tap,
  padding: `${vars.space[1]} ${vars.space[2]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.hobun,
  color: vars.color.meok,
  // iOS zooms into anything smaller than 16 px.
  fontSize: "max(1rem, 16px)",
  lineHeight: vars.leading.tight,
  transition: `border-color ${vars.motion.fast}`,
  selectors: {
    "&::placeholder": { color: vars.color.dammuk, opacity: 1 },
    "&:hover:not(:disabled, :read-only)": { borderColor: vars.color.meok },
    '&[aria-invalid="true"]': { borderColor: vars.color.jusa },
    "&:is(input, textarea):read-only, &:disabled": {
      borderColor: vars.color.sakryeok,
      backgroundColor: vars.color.hanjiDeep,
    },
    "&:disabled": { color: vars.color.dammuk, cursor: "not-allowed" },
  },
});

export const area = style({
  minHeight: "7rem",
  lineHeight: vars.leading.text,
  resize: "vertical",
  fieldSizing: "content",
});
