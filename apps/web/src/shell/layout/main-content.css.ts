import { style } from "@vanilla-extract/css";

/** It takes the focus only as a place to go on from; a ring around the whole page would say nothing. */
export const main = style({ ":focus-visible": { outline: "none" } });
