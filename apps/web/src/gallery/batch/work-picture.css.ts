import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const picture = style({
  gridArea: "picture",
  display: "grid",
  alignContent: "start",
  gap: vars.space.half,
  minWidth: 0,
});

/** Works keep their proportions: a tall scroll is not cut. */
export const frame = style({
  display: "grid",
  placeItems: "center",
  height: "6rem",
  overflow: "hidden",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surfaceMuted,
  color: vars.color.textMuted,
  fontSize: "1.75rem",
});

export const view = style({ width: "100%", height: "100%", objectFit: "contain" });

export const name = style({
  overflow: "hidden",
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const meter = style({ width: "100%", accentColor: vars.color.accent });

export const standing = style({ fontSize: vars.size.xs, fontVariantNumeric: "tabular-nums" });

export const trouble = style({ color: vars.color.danger, fontSize: vars.size.xs, fontWeight: vars.weight.semibold });
