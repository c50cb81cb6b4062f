import { media, touchTarget, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

const monospace = "ui-monospace, monospace";

export const address = style({
  display: "block",
  color: vars.color.textMuted,
  fontFamily: monospace,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.regular,
  overflowWrap: "anywhere",
});

export const off = style({ color: vars.color.danger });
export const arrived = style({ color: vars.color.success });

export const events = style({ display: "grid", gap: vars.space[2], minWidth: 0, border: 0, padding: 0, margin: 0 });

export const legend = style({ padding: 0, fontSize: vars.size.sm, fontWeight: vars.weight.semibold });

export const required = style({ marginInlineStart: "0.2em", color: vars.color.danger });

export const group = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  minWidth: 0,
  border: 0,
  padding: 0,
  margin: 0,
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});

export const groupName = style({ padding: 0, color: vars.color.textMuted, fontSize: vars.size.sm });

export const error = style({ color: vars.color.danger, fontSize: vars.size.sm });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[2],
});

export const disclosure = style({ fontSize: vars.size.sm, color: vars.color.textMuted });

export const summary = style({ position: "relative", width: "fit-content", cursor: "pointer", "::after": touchTarget });

export const sent = style({
  margin: 0,
  paddingBlock: vars.space[1],
  color: vars.color.text,
  fontFamily: monospace,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});
