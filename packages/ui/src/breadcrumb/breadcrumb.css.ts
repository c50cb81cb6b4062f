import { globalStyle, style } from "@vanilla-extract/css";
import { media, touchTarget, vars } from "../theme/theme.css.ts";
import { unseen } from "../visually-hidden/visually-hidden.css.ts";

export const frame = style({ "@media": { [media.print]: { display: "none" } } });

/** Far enough for a finger to meet 홈 and not its neighbour. */
const apart = "0.65rem";

export const list = style({ display: "flex", flexWrap: "wrap", gap: apart });

/** The fourth step and last is a work: on a phone it would break the line, and its title stands below as the largest. */
const itself = "&:last-child:nth-child(n + 4)";

export const step = style({
  display: "flex",
  alignItems: "center",
  gap: apart,
  selectors: {
    "&:not(:last-child)::after": { content: '"/" / ""', color: vars.color.lineStrong },
  },
  "@media": {
    [media.belowTablet]: {
      selectors: {
        [itself]: unseen,
        // Its place stays: what stands beside the steps is no nearer to a finger.
        "&:nth-child(n + 3):nth-last-child(2)::after": { visibility: "hidden" },
      },
    },
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
