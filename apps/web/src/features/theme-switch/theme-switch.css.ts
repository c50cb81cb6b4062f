import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const group = style({
  display: "inline-flex",
  border: `1px solid ${vars.color.sakryeok}`,
  borderRadius: vars.radius.small,
  "@media": { "(scripting: none)": { display: "none" } },
});

export const option = style({
  minHeight: vars.width.tap,
  paddingInline: vars.space[2],
  color: vars.color.dammuk,
  fontSize: vars.size.sm,
  touchAction: "manipulation",
  transition: `background-color ${vars.motion.fast}, color ${vars.motion.fast}`,
  ":hover": { color: vars.color.meok },
  selectors: {
    "& + &": { borderInlineStart: `1px solid ${vars.color.sakryeok}` },
    '&[aria-pressed="true"]': { backgroundColor: vars.color.hobun, color: vars.color.meok },
  },
});
