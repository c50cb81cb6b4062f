import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const page = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });

export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space[1]} ${vars.space[3]}`,
});

/** Where else one goes from here. */
export const others = style({ display: "flex", flexWrap: "wrap", gap: vars.space[1] });
