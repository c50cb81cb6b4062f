import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const chronicle = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 56rem)",
  gap: vars.space[2],
  paddingBlockEnd: vars.space[4],
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[1]} ${vars.space[2]}`,
});

export const title = style({ fontSize: vars.size.xxl });

export const tools = style({
  display: "flex",
  gap: vars.space[1],
  marginInlineStart: "auto",
  "@media": { [media.print]: { display: "none" } },
});
