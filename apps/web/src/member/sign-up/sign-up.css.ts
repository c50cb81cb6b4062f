import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const steps = style({ display: "flex", gap: vars.space[3] });

export const step = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  color: vars.color.textMuted,
  selectors: { '&[aria-current="step"]': { color: vars.color.text, fontWeight: vars.weight.semibold } },
});

export const number = style({
  display: "grid",
  flex: "none",
  placeItems: "center",
  width: "1.75rem",
  height: "1.75rem",
  border: "1px solid currentColor",
  borderRadius: vars.radius.round,
  fontSize: vars.size.sm,
  selectors: {
    '[aria-current="step"] > &': {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accent,
      color: vars.color.onAccent,
    },
  },
});

export const agreement = style({ display: "grid", gap: vars.space[1] });

export const all = style({
  paddingBlockEnd: vars.space[1],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontWeight: vars.weight.semibold,
});
