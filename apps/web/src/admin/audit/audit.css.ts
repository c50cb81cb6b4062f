import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const audit = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });

export const note = style({ margin: 0, color: vars.color.textMuted });

export const filters = style({
  display: "grid",
  gridTemplateColumns: "12rem minmax(0, 20rem) auto",
  justifyContent: "start",
  gap: vars.space[1],
  "@media": { [media.belowTablet]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});

export const kind = style({ "@media": { [media.belowTablet]: { gridColumn: "1 / -1" } } });

export const results = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  transition: `opacity ${vars.motion.normal}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
});

export const steps = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space[1],
});

export const today = style({ display: "block", color: vars.color.textMuted, fontSize: vars.size.sm });
