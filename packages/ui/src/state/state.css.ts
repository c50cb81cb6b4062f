import { keyframes, style } from "@vanilla-extract/css";
import { media, vars } from "../theme/theme.css.ts";

export const frame = style({
  display: "grid",
  justifyItems: "center",
  gap: vars.space[2],
  padding: `${vars.space[8]} ${vars.space[2]}`,
  textAlign: "center",
});

export const ornament = style({ width: "4.5rem", color: vars.color.ornament });

export const title = style({
  fontFamily: vars.font.serif,
  fontWeight: vars.weight.serif,
  fontSize: vars.size.xl,
  color: vars.color.text,
});

export const text = style({ maxWidth: "28em", color: vars.color.textMuted });

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[1]} ${vars.space[2]}`,
  padding: `${vars.space[2]} ${vars.space[2]}`,
  borderInlineStart: `2px solid ${vars.color.danger}`,
  backgroundColor: vars.color.surfaceMuted,
});

const breathe = keyframes({ "50%": { opacity: 0.35 } });

export const breathing = style({
  "@media": {
    [media.moving]: { animation: `${breathe} 1800ms ease-in-out infinite` },
    // Nothing will come of it.
    "(scripting: none)": { animation: "none" },
  },
});
