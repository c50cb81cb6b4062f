import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "../theme/theme.css.ts";

const hidden = ':root[data-readings="hidden"]';

/** Room over each line for its readings, kept when they are hidden: the text must not jump under its reader. */
export const annotated = style({});

// Each twice, so that it holds beside what prose says of the same, whichever sheet comes last.
globalStyle(`${annotated}${annotated} :is(p, li, dd)`, { lineHeight: 2 });
/** Nearly every line of an inscription has readings, and they need more of it. */
export const dense = style({});
globalStyle(`${dense}${dense} :is(p, li, dd)`, { lineHeight: 2.3 });
// Half of the text's size, which is what browsers make of it, is too small to be read on any screen.
globalStyle(`${annotated}${annotated} rt`, { fontSize: "max(0.6875rem, 0.65em)", lineHeight: 1.1 });

globalStyle(`${hidden} ${annotated} rt`, { display: "none" });

export const toggle = style({ selectors: { "&&": { color: vars.color.accent } } });

export const whileShown = style({ selectors: { [`${hidden} &`]: { display: "none" } } });

export const whileHidden = style({ selectors: { [`:root:not([data-readings="hidden"]) &`]: { display: "none" } } });

/** Hiding them is all the switch can do, and without scripts it could not do that. */
export const bar = style({
  display: "flex",
  justifyContent: "flex-end",
  // Its words end where the text does.
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
  marginBlockEnd: vars.space[2],
  "@media": { "(scripting: none)": { display: "none" }, [media.print]: { display: "none" } },
});
