import { media, touchTarget, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const header = style({
  position: "relative",
  zIndex: vars.layer.header,
  backgroundColor: vars.color.surface,
  "@media": { [media.print]: { display: "none" } },
});

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[3],
  maxWidth: vars.width.page,
  minHeight: "4rem",
  marginInline: "auto",
  paddingInline: vars.width.gutter,
  "@media": { [media.desktop]: { columnGap: `clamp(${vars.space[3]}, 3vw, ${vars.space[6]})`, minHeight: "5rem" } },
});

export const home = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  minHeight: vars.width.tap,
});

export const mark = style({
  width: "2.25rem",
  fontSize: "1.375rem",
  "@media": { [media.desktop]: { width: "2.75rem", fontSize: "1.6875rem" } },
});

/** A logo of their own, whatever its shape; the letter of a seal fills the same place. */
export const picture = style({ width: "100%", aspectRatio: "1", objectFit: "contain" });

export const name = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.xl,
  fontWeight: vars.weight.serif,
  letterSpacing: "0.02em",
  whiteSpace: "nowrap",
});

export const end = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[1],
  marginInlineStart: "auto",
});

export const account = style({
  display: "none",
  justifyContent: "flex-end",
  "@media": {
    [media.tablet]: { display: "flex", alignItems: "center" },
    "(scripting: none)": { display: "block" },
  },
});

/** To the one search over everything, where its field is. */
export const search = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.width.tap,
  marginInlineEnd: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  transition: `color ${vars.motion.fast}`,
  ":hover": { color: vars.color.text },
  "::after": touchTarget,
});
