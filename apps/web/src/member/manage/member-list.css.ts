import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: vars.space[1],
});

export const search = style({ display: "flex", flex: "1 1 18rem", gap: vars.space[1], maxWidth: "28rem" });

export const send = style({ flex: "none" });

export const more = style({ display: "flex", flexWrap: "wrap", gap: vars.space[1] });

/** While another page is on its way, this one steps back. */
export const results = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  transition: `opacity ${vars.motion.normal}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
});
