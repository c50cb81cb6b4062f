import { globalStyle, style } from "@vanilla-extract/css";
import { media, touchTarget, vars } from "../theme/theme.css.ts";

export const frame = style({ "@media": { [media.print]: { display: "none" } } });

/** Far enough for a finger to meet 홈 and not its neighbour. */
const apart = "0.65rem";

export const list = style({ display: "flex", flexWrap: "wrap", gap: apart });

export const step = style({
  display: "flex",
  alignItems: "center",
  gap: apart,
  selectors: {
    "&:not(:last-child)::after": { content: '"/" / ""', color: vars.color.lineStrong },
  },
});

globalStyle(`${step} a`, {
  position: "relative",
  paddingBlock: "0.35rem",
  textDecoration: "underline 1px transparent",
  textUnderlineOffset: "0.28em",
});
globalStyle(`${step} a::after`, touchTarget);
globalStyle(`${step} a:hover`, { color: vars.color.text, textDecorationColor: "currentColor" });
