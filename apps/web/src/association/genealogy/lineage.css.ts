import { media, vars } from "@bulmo/ui/theme";
import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { rows } from "../longform/rows.css.ts";

const appear = keyframes({ from: { opacity: 0 } });

export const figure = style({ display: "grid", justifyItems: "center", gap: vars.space[1] });

export const picture = style({
  position: "relative",
  width: "100%",
  "@media": { [media.print]: { breakInside: "avoid" } },
});

/** A sheet ends where it ends: a taller picture becomes smaller, and is not cut through its names. */
globalStyle(`${picture} svg`, { "@media": { [media.print]: { maxHeight: "88vh" } } });

/** Over the picture and not around it: a button's name is what it says, and the picture says more. */
export const opener = style({ position: "absolute", inset: 0, cursor: "zoom-in" });

export const hint = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `${vars.space.half} ${vars.space[3]}`,
  width: "100%",
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
});

/** Without scripts the picture does not open. */
export const invitation = style({ "@media": { "(scripting: none)": { display: "none" } } });

/** Nothing to be pressed on paper, nor where nothing answers. */
export const extent = style({
  "@media": { [media.print]: { display: "none" }, "(scripting: none)": { display: "none" } },
});

export const overlay = style({
  position: "fixed",
  inset: 0,
  zIndex: vars.layer.dialog,
  display: "grid",
  // A picture wider than the window begins at its left edge, so that all of it can be reached.
  placeItems: "safe center",
  padding: vars.space[2],
  overflow: "auto",
  cursor: "zoom-out",
  backgroundColor: vars.color.scrim,
  "@media": { [media.moving]: { animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}` } },
});

const onPage = `min(100vw - 2 * ${vars.width.gutter}, ${vars.width.page} - 2 * ${vars.width.gutter})`;

/** Half as large again as the page has it, or as wide as the window where that is more. */
export const large = style({
  width: `max(1.5 * ${onPage}, 100vw - 2 * ${vars.space[4]})`,
});

export const close = style({
  position: "fixed",
  insetBlockStart: vars.space[2],
  insetInlineEnd: vars.space[2],
  backgroundColor: vars.color.surfaceRaised,
});

export const person = style({ display: "flex", flexWrap: "wrap", gap: `0 ${vars.space[2]}` });

export const groups = style([rows, { marginBlockStart: vars.space[3] }]);

export const further = style({ marginBlockStart: vars.space[4] });
