import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gap: vars.space[3] });

export const options = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[1],
  fontSize: vars.size.sm,
});

export const find = style({ display: "inline-flex", alignItems: "center", minHeight: vars.width.tap });
