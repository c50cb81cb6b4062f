import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** As wide as three short columns can be read across. */
export const frame = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  maxWidth: "48rem",
});

export const role = style({ width: "34%", "@media": { [media.belowTablet]: { width: "30%" } } });

export const name = style({ fontFamily: vars.font.serif, whiteSpace: "nowrap" });

export const remarks = style({ color: vars.color.dammuk, fontSize: vars.size.sm });
