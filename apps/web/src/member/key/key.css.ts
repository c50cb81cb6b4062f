import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const keys = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });

const monospace = "ui-monospace, monospace";

export const prefix = style({
  color: vars.color.textMuted,
  fontFamily: monospace,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.regular,
});

export const over = style({ color: vars.color.danger, fontSize: vars.size.sm });

export const scopes = style({ display: "grid", justifyItems: "start", minWidth: 0, border: 0, padding: 0, margin: 0 });

export const legend = style({ padding: 0, fontSize: vars.size.sm, fontWeight: vars.weight.semibold });

export const required = style({ marginInlineStart: "0.2em", color: vars.color.danger });

export const scope = style({ display: "block", fontWeight: vars.weight.semibold });

export const explanation = style({ display: "block", color: vars.color.textMuted, fontSize: vars.size.sm });

export const error = style({ color: vars.color.danger, fontSize: vars.size.sm });

export const word = style({ fontFamily: monospace, fontSize: vars.size.sm });
