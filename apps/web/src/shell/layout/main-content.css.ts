import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/**
 * It takes the focus only as a place to go on from; a ring around the whole page would say nothing. The foot of the site
 * begins below the first screen (header and margin are 10rem on a phone), so that it does not move where what a page
 * shows comes after the page.
 */
export const main = style({
  ":focus-visible": { outline: "none" },
  "@media": { screen: { minBlockSize: "calc(100svh - 10rem)" } },
});

export const link = style({
  position: "absolute",
  insetBlockStart: vars.space[1],
  insetInlineStart: vars.space[1],
  zIndex: vars.layer.dialog,
  display: "flex",
  alignItems: "center",
  minHeight: vars.width.tap,
  paddingInline: vars.space[2],
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  transform: "translateY(-200%)",
  ":focus": { transform: "none" },
});
