import { vars } from "@bulmo/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const link = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[1],
  outlineOffset: "4px",
});

// While a picture moves between a list and its work's page, the page below can be pressed.
globalStyle("::view-transition", { pointerEvents: "none" });
globalStyle("::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)", {
  animationDuration: vars.motion.slow,
  animationTimingFunction: vars.motion.ease,
  "@media": { "(prefers-reduced-motion: reduce)": { animation: "none !important" } },
});
