import { vars } from "@bulmo/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const frame = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  maxWidth: "60rem",
});

export const subtitle = style({ color: vars.color.dammuk });

export const table = style({ fontFamily: vars.font.serif });

globalStyle(`${table} :is(th, td)`, { width: "20%", overflowWrap: "anywhere" });
