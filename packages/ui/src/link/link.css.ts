import { recipe } from "@vanilla-extract/recipes";
import { touchTarget, vars } from "../theme/theme.css.ts";

export const link = recipe({
  base: {
    position: "relative",
    color: vars.color.link,
    textDecorationLine: "underline",
    textDecorationThickness: "1px",
    textUnderlineOffset: "0.28em",
    textDecorationColor: `color-mix(in srgb, currentColor 45%, transparent)`,
    transition: `text-decoration-color ${vars.motion.fast}, color ${vars.motion.fast}`,
    ":hover": { color: vars.color.linkHover, textDecorationColor: "currentColor" },
    "::after": touchTarget,
  },
  variants: {
    variant: {
      /** By itself, and plainly a link. Those within a text are the prose's. */
      inline: {},
      /** On its own in a list or a menu: the underline waits for the pointer. */
      quiet: {
        color: "inherit",
        textDecorationColor: "transparent",
        ":hover": { color: "inherit", textDecorationColor: "currentColor" },
      },
      /** 더보기 and its kind, with an arrow after it. */
      more: {
        display: "inline-flex",
        alignItems: "center",
        gap: vars.space.half,
        minHeight: vars.width.tap,
        color: vars.color.textMuted,
        fontSize: vars.size.sm,
        overflowWrap: "break-word",
        textDecorationColor: "transparent",
        ":hover": { color: vars.color.text, textDecorationColor: "currentColor" },
      },
    },
  },
  defaultVariants: { variant: "inline" },
});
