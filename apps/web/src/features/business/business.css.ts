import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const business = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[8] });

export const opening = style({ maxWidth: "26em", fontFamily: vars.font.serif, fontSize: vars.size.xl });

export const when = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.xl,
  fontVariantNumeric: "tabular-nums",
});

export const exhibitions = style({ marginBlockStart: vars.space[3], borderBlockStart: `1px solid ${vars.color.meok}` });

export const exhibition = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `0 ${vars.space[3]}`,
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.sakryeok}`,
  "@media": { [media.tablet]: { gridTemplateColumns: "6rem minmax(0, 1fr)", alignItems: "baseline" } },
});

export const month = style({ color: vars.color.dammuk, fontVariantNumeric: "tabular-nums" });

export const subject = style({ marginBlockEnd: vars.space[2], fontFamily: vars.font.serif, fontSize: vars.size.lg });

export const facts = style({
  display: "grid",
  gridTemplateColumns: "4rem minmax(0, 1fr)",
  gap: `${vars.space[1]} ${vars.space[2]}`,
  marginBlockStart: vars.space[3],
  paddingBlockStart: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.sakryeok}`,
});

export const term = style({ color: vars.color.dammuk });
