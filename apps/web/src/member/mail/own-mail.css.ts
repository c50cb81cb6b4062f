import { besideControl, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const mail = style({ display: "grid", justifyItems: "start", paddingBlock: vars.space[2] });

export const title = style({ fontSize: vars.size.lg, fontWeight: vars.weight.serif });

export const note = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.size.sm });

export const proof = style({
  display: "grid",
  justifyItems: "start",
  gap: vars.space[1],
  paddingBlockEnd: vars.space[1],
});

export const codeForm = style({ display: "flex", flexWrap: "wrap", alignItems: "start", gap: vars.space[1] });

export const codeButton = style(besideControl);
