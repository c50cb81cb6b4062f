import { touchTarget, vars } from "@bulmo/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** As wide as what replaces 'Loading...', so that the header does not move; on the side its surroundings choose. */
export const area = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "inherit",
  gap: vars.space[2],
  minWidth: "9rem",
  minHeight: vars.width.tap,
  fontSize: vars.size.sm,
});

/** As long as nobody has asked who is here: visitors have no session, which their browser knows, and are told at once. */
export const links = style({
  display: "inline-flex",
  flexWrap: "wrap",
  gap: vars.space[2],
});

export const waiting = style({ color: vars.color.textMuted });

export const unknown = style([waiting, { display: "none" }]);

globalStyle(`html[data-member] ${unknown}`, { display: "inline" });
globalStyle(`html[data-member] ${links}`, { display: "none" });

export const link = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.width.tap,
  color: vars.color.textMuted,
  transition: `color ${vars.motion.fast}`,
  ":hover": { color: vars.color.text },
  "::after": touchTarget,
});
