import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const band = style({
  backgroundColor: vars.color.surfaceMuted,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const column = style({
  display: "grid",
  gap: vars.space[1],
  maxWidth: vars.width.page,
  marginInline: "auto",
  padding: `${vars.space[3]} ${vars.width.gutter}`,
});

export const title = style({ fontSize: vars.size.xl });

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space[1]} ${vars.space[4]}`,
  paddingBlock: vars.space[1],
});

export const button = style({ color: vars.color.textMuted, fontSize: vars.size.sm });
