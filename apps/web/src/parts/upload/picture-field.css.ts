import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const field = style({ display: "grid", gap: vars.space[1], justifyItems: "start" });

export const legend = style({ padding: 0, fontSize: vars.size.sm, fontWeight: vars.weight.semibold });

export const picture = style({
  display: "block",
  maxWidth: "12rem",
  maxHeight: "16rem",
  width: "auto",
  height: "auto",
});

export const hint = style({ color: vars.color.textMuted, fontSize: vars.size.sm });
