import { vars } from "@bulmo/ui/theme";
import { keyframes, style } from "@vanilla-extract/css";

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const advance = keyframes({ from: { transform: "scaleX(0)" }, to: { transform: "scaleX(0.9)" } });

export const frame = style({ position: "fixed", insetBlockStart: 0, insetInline: 0, zIndex: vars.layer.menu });

export const line = style({
  height: "3px",
  backgroundColor: vars.color.accent,
  transformOrigin: "left",
  opacity: 0,
  animation: `${appear} 1ms 200ms forwards, ${advance} 4s 200ms cubic-bezier(0.1, 0.7, 0.3, 1) forwards`,
});

export const words = style({
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
});
