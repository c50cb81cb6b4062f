import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const article = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[5] });

export const header = style({
  display: "grid",
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.meok}`,
  borderBlockEnd: `1px solid ${vars.color.sakryeok}`,
});

export const title = style({ display: "flex", gap: vars.space[2] });

/** On the first line of a title that needs two. */
export const mark = style({
  display: "inline-flex",
  flex: "none",
  alignItems: "center",
  height: "calc(1lh / 0.75)",
  fontSize: "0.75em",
});

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space.half} ${vars.space[3]}`,
  color: vars.color.dammuk,
  fontSize: vars.size.sm,
  fontVariantNumeric: "tabular-nums",
});

export const fact = style({ display: "flex", gap: vars.space[1] });

export const value = style({ color: vars.color.meok });
