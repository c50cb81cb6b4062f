import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const name = style({ overflowWrap: "anywhere", wordBreak: "keep-all", fontWeight: vars.weight.semibold });

export const details = style({
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  fontVariantNumeric: "tabular-nums",
});

export const problem = style([details, { color: vars.color.danger }]);

export const meter = style({ width: "100%", maxWidth: "20rem", accentColor: vars.color.accent });

export const refusals = style({ display: "grid", gap: vars.space[1] });

export const refusal = style({
  display: "flex",
  alignItems: "start",
  justifyContent: "space-between",
  gap: vars.space[1],
  padding: vars.space[1],
  borderInlineStart: `3px solid ${vars.color.danger}`,
  backgroundColor: vars.color.dangerSubtle,
  fontSize: vars.size.sm,
});

export const reason = style({ minWidth: 0, alignSelf: "center", overflowWrap: "anywhere" });
