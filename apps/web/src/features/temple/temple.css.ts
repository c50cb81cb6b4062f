import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const temple = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[8] });

export const contact = style({ display: "grid", gap: vars.space[1], fontSize: vars.size.sm });

export const row = style({
  display: "grid",
  gridTemplateColumns: "5rem minmax(0, 1fr)",
  alignItems: "baseline",
  gap: vars.space[1],
});

export const term = style({ color: vars.color.dammuk });

export const footnote = style({
  maxWidth: vars.width.measure,
  marginBlockStart: vars.space[4],
  paddingBlockStart: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.sakryeok}`,
  color: vars.color.dammuk,
  fontSize: vars.size.sm,
});

export const painters = style({ maxWidth: vars.width.measure, borderBlockStart: `1px solid ${vars.color.meok}` });

export const painter = style({
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.sakryeok}`,
});

export const name = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${vars.space[2]}`,
  fontSize: vars.size.lg,
});

export const hanja = style({ fontFamily: vars.font.serif, fontSize: vars.size.lg });

export const dates = style({ color: vars.color.dammuk, fontSize: vars.size.sm, fontVariantNumeric: "tabular-nums" });

export const text = style({
  marginBlockStart: vars.space[1],
  fontFamily: vars.font.serif,
  lineHeight: vars.leading.reading,
});
