import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const audit = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });

export const note = style({ margin: 0, color: vars.color.textMuted });

export const filters = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[1],
});

export const kind = style({ flex: "0 0 12rem", "@media": { [media.belowTablet]: { flexBasis: "100%" } } });

export const who = style({ flex: "1 1 12rem", "@media": { [media.tablet]: { maxWidth: "20rem" } } });

export const find = style({ alignSelf: "end" });

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
