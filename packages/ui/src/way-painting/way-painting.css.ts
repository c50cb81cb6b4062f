import { style, styleVariants } from "@vanilla-extract/css";
import { paint } from "../drawing/paint.ts";
import { media, vars } from "../theme/theme.css.ts";

/** Its words are drawn with it: where letters are larger it stays as it is, and the temple within it. */
export const map = style({ position: "relative", height: "clamp(352px, 44vw, 560px)", overflow: "hidden" });

export const words = style({ position: "absolute", inset: 0, width: "100%", height: "100%" });

/** In units of the drawing; the ground shows round the letters, so that they can be read over fields and water. */
const letters = style({
  fontFamily: vars.font.serif,
  fill: paint.letters,
  stroke: paint.silk,
  strokeWidth: 5,
  strokeLinejoin: "round",
  paintOrder: "stroke",
});

/** Larger where the drawing is shown smaller. */
const sizes = { small: [20, 17], place: [23, 21], temple: [26, 25] } as const;

export const word = styleVariants(sizes, ([narrow, wide]) => [
  letters,
  { fontSize: narrow, "@media": { [media.tablet]: { fontSize: wide } } },
]);

export const needle = style({ fill: "none", stroke: paint.letters, strokeWidth: 1.6, strokeLinecap: "round" });
