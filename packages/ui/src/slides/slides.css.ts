import { globalStyle, style } from "@vanilla-extract/css";
import { iconButton } from "../button/button.css.ts";
import { media, vars } from "../theme/theme.css.ts";

export const frame = style({ position: "relative" });

export const strip = style({
  display: "flex",
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  ":focus-visible": { outlineOffset: "-2px" },
});

export const slide = style({
  flex: "0 0 100%",
  minWidth: 0,
  scrollSnapAlign: "start",
  scrollSnapStop: "always",
});

/** On the last line of the words below a picture, at the end of the page's own column. */
export const controls = style({
  position: "absolute",
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  display: "flex",
  alignItems: "center",
  paddingInline: vars.space[1],
  color: vars.color.text,
  "@media": {
    [media.desktop]: {
      insetBlockEnd: vars.space[5],
      insetInlineEnd: `max(${vars.width.gutter}, calc((100% - ${vars.width.page}) / 2 + ${vars.width.gutter}))`,
      paddingInline: 0,
    },
    [media.print]: { display: "none" },
  },
});

export const position = style({
  minWidth: "3.5rem",
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  fontVariantNumeric: "tabular-nums",
  textAlign: "center",
});

/** Shows what a press of it does. */
export const toggle = style([iconButton]);

globalStyle(`[data-playing] > ${toggle} > :last-child, ${controls}:not([data-playing]) > ${toggle} > :first-child`, {
  display: "none",
});
