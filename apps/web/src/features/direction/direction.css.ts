import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const direction = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[6] });

export const address = style({ fontFamily: vars.font.serif, fontSize: vars.size.xl });

export const tools = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: `0 ${vars.space[3]}` });

export const ways = style({ maxWidth: vars.width.measure, borderBlockStart: `1px solid ${vars.color.meok}` });

export const way = style({ paddingBlock: vars.space[3], borderBlockEnd: `1px solid ${vars.color.sakryeok}` });

export const by = style({ marginBlockEnd: vars.space[1], fontFamily: vars.font.serif, fontSize: vars.size.lg });

export const notes = style({
  display: "grid",
  gap: vars.space[1],
  maxWidth: vars.width.measure,
  marginBlockStart: vars.space[3],
  paddingInlineStart: "1.2em",
  listStyle: "disc",
  color: vars.color.dammuk,
});
