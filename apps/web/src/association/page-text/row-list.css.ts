import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const rows = style({
  maxWidth: vars.width.measure,
  marginBlockEnd: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.lineHeading}`,
});

export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[1],
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

/** Fields that are read as one, a line each. */
export const together = style({ display: "grid", gap: vars.space.half });
