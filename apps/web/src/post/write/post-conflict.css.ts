import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const current = style({
  padding: vars.space[2],
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surfaceRaised,
});

export const summary = style({ cursor: "pointer", fontWeight: vars.weight.semibold });

export const post = style({
  display: "grid",
  gridTemplateColumns: `minmax(0, ${vars.width.measure})`,
  justifyContent: "center",
  gap: vars.space[2],
  maxHeight: "min(30rem, 60vh)",
  marginBlockStart: vars.space[2],
  overflowY: "auto",
});

export const title = style({ fontSize: vars.size.lg });

export const facts = style({ color: vars.color.textMuted, fontSize: vars.size.sm });
