import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const bar = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: 1,
  display: "grid",
  gap: vars.space[1],
  paddingBlock: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.lineHeading}`,
  backgroundColor: vars.color.surface,
});

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[1],
});

export const standing = style({
  display: "grid",
  gap: vars.space.half,
  flex: "1 1 14rem",
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: "tabular-nums",
});

export const meter = style({ width: "100%", maxWidth: "24rem", accentColor: vars.color.accent });

export const buttons = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[1],
  "@media": { [media.belowTablet]: { width: "100%" } },
});

export const warning = style({ color: vars.color.danger, fontSize: vars.size.sm });
