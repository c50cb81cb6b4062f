import { style } from "@vanilla-extract/css";

/** As tall as a line of its row, with the same baseline; the finger's place is larger than that and lies over it. */
export const choice = style({
  display: "block",
  position: "relative",
  "::before": { content: '"\\200b"' },
});

export const box = style({ position: "absolute", insetBlockStart: "50%", insetInlineStart: 0, translate: "0 -50%" });
