import { keyframes, style } from "@vanilla-extract/css";
import { media } from "../theme/theme.css.ts";

/** How far the words at an edge fade, beyond which there are more. */
const faded = "2rem";

const edges = {
  maskImage: `linear-gradient(to right, transparent, #000 ${faded}, #000 calc(100% - ${faded}), transparent)`,
  maskRepeat: "no-repeat",
};
/** Wider than the row by the edge that lies outside of it. */
const wide = `calc(100% + ${faded}) 100%`;

/** At the beginning of a row only its end fades, and at its end its beginning. */
const fade = keyframes({
  from: { ...edges, maskPosition: `-${faded} 0`, maskSize: wide },
  "15%, 85%": { ...edges, maskPosition: "0 0", maskSize: "100% 100%" },
  to: { ...edges, maskPosition: "0 0", maskSize: wide },
});

/** One line of links that is scrolled where it is longer than the screen, and fades where it goes on. */
export const scrolledRow = style({
  "@media": {
    [media.belowDesktop]: {
      overflowX: "auto",
      overscrollBehaviorX: "contain",
      scrollbarWidth: "none",
      // What is come to by the keyboard stands beside the edge.
      scrollPaddingInline: faded,
      "@supports": {
        "(animation-timeline: scroll())": {
          animation: `${fade} linear`,
          // Where nothing is scrolled it does not run, and nothing fades.
          animationTimeline: "scroll(self inline)",
        },
      },
    },
  },
});
