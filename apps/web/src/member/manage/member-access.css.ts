import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const sections = style({ display: "grid", gap: vars.space[3] });

export const section = style({
  display: "grid",
  justifyItems: "start",
  gap: vars.space[1],
  paddingBlockStart: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const title = style({ fontSize: vars.size.lg });

export const text = style({ color: vars.color.textMuted });
