import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const group = style({
  display: "inline-flex",
  flexWrap: "wrap",
  // The last of a line has its border there.
  padding: "0 1px 1px 0",
  "@media": { "(scripting: none)": { display: "none" } },
});

export const option = style({
  display: "grid",
  // Large letters need two lines, and both are full.
  flexGrow: 1,
  placeContent: "center",
  margin: "0 -1px -1px 0",
  border: `1px solid ${vars.color.line}`,
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
    '&[aria-pressed="true"]': {
      boxShadow: `inset 0 -2px ${vars.color.lineActive}`,
      color: vars.color.text,
      fontWeight: vars.weight.semibold,
    },
  },
});
