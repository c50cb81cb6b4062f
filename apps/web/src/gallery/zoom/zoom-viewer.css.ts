import { media, vars } from "@bulmo/ui/theme";
import { keyframes, style } from "@vanilla-extract/css";

const appear = keyframes({ from: { opacity: 0 } });

export const scrim = style({ position: "fixed", inset: 0, zIndex: vars.layer.dialog });

export const room = style({
  display: "grid",
  gridTemplateRows: "auto minmax(0, 1fr) auto",
  gridTemplateColumns: "minmax(0, 1fr)",
  height: "100dvh",
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  "@media": { [media.moving]: { animation: `${appear} ${vars.motion.normal} ${vars.motion.ease}` } },
});

export const title = style({
  gridRow: 1,
  gridColumn: 1,
  padding: `${vars.space[2]} ${vars.space[8]}`,
  overflow: "hidden",
  fontSize: vars.size.lg,
  textAlign: "center",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const stage = style({
  gridRow: 2,
  gridColumn: 1,
  backgroundColor: vars.color.surfaceMuted,
  cursor: "grab",
  touchAction: "none",
  ":active": { cursor: "grabbing" },
});

export const message = style({
  gridRow: 2,
  gridColumn: 1,
  display: "grid",
  placeContent: "center",
});

export const toolbar = style({
  gridRow: 3,
  gridColumn: 1,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  padding: `${vars.space.half} ${vars.width.gutter}`,
});

export const scale = style({
  minWidth: "4rem",
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  fontVariantNumeric: "tabular-nums",
  textAlign: "center",
});

export const pans = style({ display: "flex" });

/** In the corner, where one looks for it; in the order of the keyboard it comes last. */
export const close = style({
  gridRow: 1,
  gridColumn: 1,
  alignSelf: "center",
  justifySelf: "end",
  marginInlineEnd: vars.space[2],
});
