import { style } from "@vanilla-extract/css";

export const icon = style({
  flex: "none",
  width: "1.375em",
  height: "1.375em",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.5,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});

export const filled = style({ fill: "currentColor" });
