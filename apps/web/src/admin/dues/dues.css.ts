import { vars } from "@bulmo/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const filters = style({ display: "flex", flexWrap: "wrap", gap: vars.space[1] });

globalStyle(`${filters} > input`, { flex: "1 1 10rem", minWidth: 0 });

export const sums = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[2],
  fontVariantNumeric: "tabular-nums",
});

export const member = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

export const payment = style({ display: "grid", gap: vars.space[2], paddingBlock: vars.space[2] });

export const fields = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 11rem), 1fr))",
  gap: vars.space[2],
});
