import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const choice = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[1] });

export const second = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space[1]} ${vars.space[3]}`,
});

export const filter = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[1],
  "@media": { [media.belowTablet]: { width: "100%" } },
});

export const filterLabel = style({ flex: "none", color: vars.color.textMuted, fontSize: vars.size.sm });

export const filterField = style({ flex: "1 1 9rem" });
