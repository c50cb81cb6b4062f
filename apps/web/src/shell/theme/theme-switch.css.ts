import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const group = style({
  display: "inline-flex",
  flexWrap: "wrap",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  "@media": { "(scripting: none)": { display: "none" } },
});

export const option = style({
  display: "grid",
  alignContent: "center",
  minHeight: vars.width.tap,
  paddingInline: `min(${vars.space[2]}, 4vw)`,
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  whiteSpace: "nowrap",
  touchAction: "manipulation",
  transition: `background-color ${vars.motion.fast}, color ${vars.motion.fast}`,
  ":hover": { color: vars.color.text },
  selectors: {
    // Keeps the width of the chosen one, which is bolder, so that choosing moves nothing.
    "&::after": {
      content: 'attr(data-label) / ""',
      height: 0,
      overflow: "hidden",
      fontWeight: vars.weight.semibold,
      visibility: "hidden",
    },
    "& + &": { borderInlineStart: `1px solid ${vars.color.line}` },
    '&[aria-pressed="true"]': {
      boxShadow: `inset 0 -2px ${vars.color.lineActive}`,
      color: vars.color.text,
      fontWeight: vars.weight.semibold,
    },
  },
});
