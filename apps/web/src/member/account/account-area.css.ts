import { touchTarget, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

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

export const links = style({ display: "inline-flex", gap: vars.space[2] });

export const waiting = style({
  color: vars.color.textMuted,
  "@media": { "(scripting: none)": { display: "none" } },
});

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
