import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const page = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] });

export const note = style({ margin: 0, maxWidth: vars.width.measure, color: vars.color.textMuted });

export const hint = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.size.sm });

export const fault = style({ margin: 0, color: vars.color.danger });

export const buttons = style({ display: "flex", flexWrap: "wrap", gap: vars.space[1] });

export const step = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const heading = style({
  margin: 0,
  fontFamily: vars.font.serif,
  fontSize: vars.size.xl,
  fontWeight: vars.weight.semibold,
});

export const names = style({ display: "inline-grid", gap: vars.space.half });

export const email = style({ overflowWrap: "anywhere" });
