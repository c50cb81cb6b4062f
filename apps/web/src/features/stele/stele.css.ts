import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const stele = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[6] });

export const lead = style({
  maxWidth: vars.width.measure,
  fontFamily: vars.font.serif,
  fontSize: vars.size.lg,
  lineHeight: vars.leading.reading,
});
