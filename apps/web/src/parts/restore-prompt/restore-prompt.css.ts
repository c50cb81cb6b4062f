import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const offer = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[2],
  padding: vars.space[2],
  borderInlineStart: `2px solid ${vars.color.info}`,
  backgroundColor: vars.color.infoSubtle,
});

export const words = style({ minWidth: 0 });

export const title = style({ fontWeight: vars.weight.semibold });

export const fact = style({ fontSize: vars.size.sm });

export const buttons = style({ display: "flex", gap: vars.space[1] });
