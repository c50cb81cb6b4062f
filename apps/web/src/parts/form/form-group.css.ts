import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** Its name stands beside its fields where there is room. */
export const group = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[2],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  "@media": { [media.desktop]: { gridTemplateColumns: "11rem minmax(0, 1fr)", gap: vars.space[4] } },
});

export const title = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.lg,
  fontWeight: vars.weight.serif,
});

/** No wider than what is written into them is read. */
export const fields = style({ display: "grid", gridTemplateColumns: "minmax(0, 36rem)", gap: vars.space[3] });

/** For a choice, or a day. */
export const narrow = style({ display: "grid", gridTemplateColumns: "minmax(0, 16rem)" });
