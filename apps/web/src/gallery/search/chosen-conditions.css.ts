import { media, touchTarget, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[1],
});

export const chosen = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  minHeight: "2.25rem",
  border: `1px solid ${vars.color.lineStrong}`,
  paddingInline: "0.75rem",
  backgroundColor: vars.color.surface,
  fontSize: vars.size.sm,
  ":hover": { borderColor: vars.color.accent, color: vars.color.accent },
  "::after": touchTarget,
});

export const all = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  minHeight: "2.25rem",
  paddingInline: vars.space[1],
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  textDecoration: "underline",
  textUnderlineOffset: "0.4em",
  ":hover": { color: vars.color.text },
  "::after": touchTarget,
  "@media": { [media.print]: { display: "none" } },
});
