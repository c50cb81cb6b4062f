import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** A small screen whose menu sheet cannot open. */
export const withoutSheet = "(scripting: none) and (max-width: 63.99em)";

export const frame = style({
  position: "relative",
  display: "none",
  "@media": {
    [media.desktop]: { display: "block" },
    // Without scripts the menu sheet of small screens cannot open.
    "(scripting: none)": { display: "block" },
    print: { display: "none" },
  },
});

/** At the narrowest desk all of them stand in one line with what an administrator has beside them. */
export const list = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space[3]} clamp(${vars.space[1]}, 3vw - 1.25rem, ${vars.space[3]})`,
});

export const item = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  "@media": { [withoutSheet]: { position: "static" } },
});

/** Its panel is too wide to begin under its name, and begins where the menu does. */
export const wideItem = style({ position: "static" });

export const top = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.width.tap,
  fontSize: vars.size.lg,
  fontFamily: vars.font.serif,
  fontWeight: vars.weight.semibold,
  transition: `color ${vars.motion.fast}`,
  ":hover": { color: vars.color.accent },
  selectors: { "&[aria-current]": { color: vars.color.accent } },
});

export const toggle = style({
  display: "inline-grid",
  placeItems: "center",
  width: "2rem",
  height: vars.width.tap,
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  touchAction: "manipulation",
  transition: `transform ${vars.motion.fast}, color ${vars.motion.fast}`,
  ":hover": { color: vars.color.text },
  selectors: { '&[aria-expanded="true"]': { transform: "rotate(180deg)" } },
  "@media": { "(scripting: none)": { display: "none" } },
});
