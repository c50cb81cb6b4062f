import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const dates = style({
  display: "grid",
  justifyItems: "start",
  gap: vars.space[2],
  marginBlockStart: vars.space[2],
});

export const caption = style({ color: vars.color.dammuk, fontSize: vars.size.sm });

export const days = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  width: "100%",
  maxWidth: vars.width.measure,
  borderBlockStart: `1px solid ${vars.color.meok}`,
});

export const day = style({
  display: "grid",
  gridTemplateColumns: "5rem minmax(0, 1fr)",
  gap: vars.space[1],
  paddingBlock: vars.space[1],
  borderBlockEnd: `1px solid ${vars.color.sakryeok}`,
});

export const year = style({ color: vars.color.dammuk, fontVariantNumeric: "tabular-nums" });

export const calendar = style({ "@media": { [media.print]: { display: "none" } } });
