import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "../theme/theme.css.ts";

export const frame = style({ "@media": { [media.print]: { display: "none" } } });

export const list = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space[1] });

export const step = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[1],
  selectors: {
    "&:not(:last-child)::after": { content: '"/" / ""', color: vars.color.lineStrong },
  },
});

globalStyle(`${step} a`, {
  // Small words, but a finger's room around them.
  paddingBlock: "0.35rem",
  textDecoration: "underline 1px transparent",
  textUnderlineOffset: "0.28em",
});
globalStyle(`${step} a:hover`, { color: vars.color.text, textDecorationColor: "currentColor" });
