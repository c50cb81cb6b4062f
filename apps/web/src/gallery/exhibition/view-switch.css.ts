import { media, touchTarget, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const ways = style({
  display: "flex",
  flex: "none",
  columnGap: vars.space[2],
});

export const way = style({
  position: "relative",
  display: "inline-flex",
  justifyContent: "center",
  minWidth: vars.width.tap,
  minHeight: vars.width.tap,
  whiteSpace: "nowrap",
  textDecoration: "underline 1px transparent",
  textUnderlineOffset: "0.4em",
  transition: `color ${vars.motion.fast}`,
  ":hover": { color: vars.color.text, textDecorationColor: "currentColor" },
  "::after": touchTarget,
  "@media": { [media.desktop]: { minWidth: 0, minHeight: 0 } },
  selectors: {
    '&[aria-current="true"]': { color: vars.color.text, fontWeight: vars.weight.semibold },
  },
});
