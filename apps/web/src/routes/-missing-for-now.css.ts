import { globalStyle, style } from "@vanilla-extract/css";

/** What a visitor is told at once, and a member when it is known to be so: see `restore-choices.ts`. */
export const unanswered = style({});

globalStyle(`html[data-member] ${unanswered}`, { visibility: "hidden" });
