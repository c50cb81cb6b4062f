import { style } from "@vanilla-extract/css";
import { media } from "../theme/theme.css.ts";

/** What is not shown is not heard either, and its picture has one name. */
export const tree = style({ "@media": { [media.belowTablet]: { display: "none" } } });

export const scroll = style({ display: "none", "@media": { [media.belowTablet]: { display: "block" } } });
