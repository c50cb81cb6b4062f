import { scrolledRow } from "@bulmo/ui/scrolled-row";
import { media, touchTarget, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const choices = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${vars.space[3]}`,
  "@media": { [media.print]: { display: "none" } },
});

/** As far as the screen's edges. */
export const oneRow = style([
  scrolledRow,
  {
    "@media": {
      [media.belowDesktop]: {
        flexWrap: "nowrap",
        marginInline: `calc(-1 * ${vars.width.gutter})`,
        paddingInline: vars.width.gutter,
        whiteSpace: "nowrap",
      },
    },
  },
]);

export const choice = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.width.tap,
  color: vars.color.textMuted,
  textDecoration: "underline 1px transparent",
  textUnderlineOffset: "0.4em",
  transition: `color ${vars.motion.fast}`,
  ":hover": { color: vars.color.text, textDecorationColor: "currentColor" },
  "::after": touchTarget,
  selectors: {
    '&[aria-current="page"]': {
      color: vars.color.accent,
      fontWeight: vars.weight.semibold,
      textDecorationColor: "currentColor",
    },
  },
});
