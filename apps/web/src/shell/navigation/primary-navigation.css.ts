import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** A small screen whose menu sheet cannot open. */
export const withoutSheet = "(scripting: none) and (max-width: 63.99em)";

export const frame = style({
  display: "none",
  // As high as the header's row: between a name and its panel there is no gap in which a pointer would lose it.
  alignSelf: "stretch",
  "@media": {
    [media.desktop]: { display: "block" },
    // Without scripts the menu sheet of small screens cannot open.
    "(scripting: none)": { display: "block" },
    [withoutSheet]: { position: "relative" },
    print: { display: "none" },
  },
});

export const list = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space[3], height: "100%" });

export const item = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  "@media": { [withoutSheet]: { position: "static" } },
});

/** Its panel is too wide to begin under its name: it has the width of the header's row. */
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
