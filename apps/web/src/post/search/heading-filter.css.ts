import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const words = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[2],
  // Nearer to the list, whose words they are, than what stands in a page is to another.
  marginBlock: `calc(-1 * ${vars.space[2]})`,
  // The words begin where the page does, and a finger has all of its room.
  marginInlineStart: "-0.5rem",
  "@media": { [media.print]: { display: "none" } },
});

export const word = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minWidth: vars.width.tap,
  minHeight: vars.width.tap,
  paddingInline: "0.5rem",
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  whiteSpace: "nowrap",
  textDecoration: "underline 1px transparent",
  textUnderlineOffset: "0.4em",
  transition: `color ${vars.motion.fast}`,
  ":hover": { color: vars.color.text, textDecorationColor: "currentColor" },
  selectors: {
    '&[aria-current="true"]': {
      color: vars.color.text,
      fontWeight: vars.weight.semibold,
      textDecorationColor: "currentColor",
    },
  },
});
