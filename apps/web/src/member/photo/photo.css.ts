import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const photo = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[3],
});

/** Any picture is shown as a square: its middle. */
const square = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  aspectRatio: "1",
  overflow: "hidden",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surfaceMuted,
  color: vars.color.textMuted,
});

export const portrait = style([square, { width: "8rem", fontSize: "3.5rem" }]);

export const smallPortrait = style([square, { width: "3rem", fontSize: "1.5rem" }]);

export const picture = style({ width: "100%", height: "100%", objectFit: "cover" });

export const controls = style({ display: "grid", justifyItems: "start", gap: vars.space[1], flex: "1 1 12rem" });

export const buttons = style({ display: "flex", flexWrap: "wrap", gap: vars.space[1] });

export const meter = style({ width: "100%", accentColor: vars.color.accent });

export const percentage = style({ fontSize: vars.size.sm, fontVariantNumeric: "tabular-nums" });
