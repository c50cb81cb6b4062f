import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const form = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[1],
  "@media": { [media.print]: { display: "none" } },
});

export const years = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.half });

export const year = style({ width: "5rem" });
