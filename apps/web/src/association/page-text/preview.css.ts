import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const widths = style({ display: "flex", flexWrap: "wrap", gap: vars.space[1] });

export const stage = style({ overflow: "hidden", border: `1px solid ${vars.color.line}` });

export const frame = style({
  display: "block",
  border: 0,
  transformOrigin: "0 0",
  backgroundColor: vars.color.surface,
});

export const page = style({
  maxWidth: vars.width.page,
  marginInline: "auto",
  padding: `${vars.space[6]} ${vars.width.gutter}`,
});
