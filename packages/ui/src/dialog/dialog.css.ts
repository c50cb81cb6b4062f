import { keyframes, style } from "@vanilla-extract/css";
import { media, vars } from "../theme/theme.css.ts";

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, translate: "0 0.5rem" } });

export const scrim = style({
  position: "fixed",
  inset: 0,
  zIndex: vars.layer.scrim,
  display: "grid",
  placeItems: "center",
  padding: vars.space[2],
  overflowY: "auto",
  backgroundColor: vars.color.scrim,
  "@media": { [media.moving]: { animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}` } },
});

export const sheet = style({
  position: "relative",
  width: "100%",
  maxWidth: "26rem",
  padding: `${vars.space[4]} ${vars.space[3]} ${vars.space[3]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  "@media": {
    [media.tablet]: { padding: `${vars.space[5]} ${vars.space[5]} ${vars.space[4]}` },
    [media.moving]: { animation: `${rise} ${vars.motion.normal} ${vars.motion.ease}` },
  },
});

export const wide = style({ maxWidth: "44rem" });

export const title = style({
  paddingBlockEnd: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontFamily: vars.font.serif,
  fontSize: vars.size.xl,
  fontWeight: vars.weight.semibold,
});

export const body = style({ paddingBlock: vars.space[3] });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: vars.space[1],
});

export const close = style({ position: "absolute", top: vars.space[2], right: vars.space[1] });
