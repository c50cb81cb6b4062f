import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const waiting = style({
  maxWidth: `calc(40rem + 2 * ${vars.width.gutter})`,
  marginInline: "auto",
  paddingInline: vars.width.gutter,
  display: "grid",
  gap: vars.space[3],
  alignContent: "center",
  minHeight: "80svh",
  textAlign: "center",
});

export const aside = style({ color: vars.color.textMuted, fontSize: vars.size.sm });
