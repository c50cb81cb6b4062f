import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const frame = style({
  display: "grid",
  // In the middle of the first screen, where nothing else stands.
  alignContent: "center",
  justifyItems: "center",
  gap: vars.space[2],
  minBlockSize: "calc(100svh - 10rem)",
  padding: `${vars.space[12]} ${vars.width.gutter}`,
  textAlign: "center",
});

export const ornament = style({ width: "4rem", color: vars.color.ornament });

export const title = style({ maxWidth: "24em", fontSize: vars.size.xxl });

export const text = style({ marginBlockEnd: vars.space[2], color: vars.color.textMuted });

export const actions = style({ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: vars.space[1] });
