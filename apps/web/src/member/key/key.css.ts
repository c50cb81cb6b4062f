import { media, vars } from "@bulmo/ui/theme";
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

export const warning = style({ fontWeight: vars.weight.semibold });

/** What is to be taken along, apart from what is said of it. */
export const shown = style({
  display: "grid",
  gap: vars.space[1],
  justifyItems: "start",
  padding: vars.space[3],
  backgroundColor: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.line}`,
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "center" } },
});

/** Selected whole by one click; 55 letters without a place to break. */
export const secret = style({
  minWidth: 0,
  fontFamily: monospace,
  letterSpacing: "0.02em",
  overflowWrap: "anywhere",
  userSelect: "all",
});

export const word = style({ fontFamily: monospace, fontSize: vars.size.sm });
