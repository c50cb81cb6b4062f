import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[2],
  padding: vars.space[2],
  borderInlineStart: `2px solid ${vars.color.info}`,
  backgroundColor: vars.color.infoSubtle,
});

export const heading = style({ fontSize: vars.size.lg });

export const draft = style({
  display: "grid",
  gap: vars.space[1],
  maxHeight: "min(20rem, 50vh)",
  padding: vars.space[2],
  overflowY: "auto",
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surfaceRaised,
});

export const title = style({ fontWeight: vars.weight.semibold });

export const words = style({ whiteSpace: "pre-wrap" });

export const actions = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[1] });
