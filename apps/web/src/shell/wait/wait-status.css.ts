import { media, vars } from "@bulmo/ui/theme";
import { globalStyle, keyframes, style } from "@vanilla-extract/css";

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const advance = keyframes({ from: { transform: "scaleX(0)" }, to: { transform: "scaleX(0.9)" } });

export const progress = style({
  position: "fixed",
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.layer.menu,
  height: "3px",
  backgroundColor: vars.color.accent,
  // Colours of a background are the reader's own where colours are forced.
  forcedColorAdjust: "none",
  transformOrigin: "left",
  opacity: 0,
  animation: `${appear} 1ms 200ms forwards, ${advance} 4s 200ms cubic-bezier(0.1, 0.7, 0.3, 1) forwards`,
});

export const line = style({
  position: "fixed",
  insetBlockEnd: vars.space[2],
  insetInlineStart: "50%",
  zIndex: vars.layer.dialog,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: `${vars.space.half} ${vars.space[2]}`,
  width: "max-content",
  maxWidth: "calc(100% - 2rem)",
  padding: `${vars.space[1]} ${vars.space[3]}`,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surfaceRaised,
  // A sentence a line where both have no room on one.
  textAlign: "center",
  textWrap: "balance",
  transform: "translateX(-50%)",
  "@media": { [media.print]: { display: "none" } },
});

export const actions = style({ display: "flex", gap: vars.space[1] });

// On a dead line bold letters that no page has shown do not come, and a word would be of two weights.
globalStyle(`${actions}${actions} > *`, { fontWeight: vars.weight.regular });
