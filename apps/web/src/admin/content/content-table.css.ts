import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** As tall as a line of its row, with the same baseline; the finger's place is larger than that and lies over it. */
export const choice = style({
  display: "block",
  position: "relative",
  "::before": { content: '"\\200b"' },
});

export const box = style({ position: "absolute", insetBlockStart: "50%", insetInlineStart: 0, translate: "0 -50%" });

export const title = style({ display: "inline-flex", alignItems: "center", gap: vars.space[2] });

/** Works keep their own proportions within it, as they do on the wall. */
export const thumbnail = style({
  display: "grid",
  flex: "none",
  placeItems: "center",
  width: "3.5rem",
  height: "3.5rem",
});

export const picture = style({ width: "auto", height: "auto", maxWidth: "3.5rem", maxHeight: "3.5rem" });
