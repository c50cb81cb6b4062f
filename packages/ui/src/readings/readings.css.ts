import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "../theme/theme.css.ts";

export const hidden = style({});

globalStyle(`${hidden} rt`, { display: "none" });

/** Hiding them is all the switch can do, and without scripts it could not do that. */
export const bar = style({
  display: "flex",
  justifyContent: "flex-end",
  marginBlockEnd: vars.space[2],
  "@media": { "(scripting: none)": { display: "none" }, [media.print]: { display: "none" } },
});
