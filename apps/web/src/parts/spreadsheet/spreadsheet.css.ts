import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const chooser = style({ display: "grid", gap: vars.space[1] });

export const buttons = style({ display: "flex", flexWrap: "wrap", gap: vars.space[1] });

export const hint = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.size.sm });

export const fault = style({ margin: 0, color: vars.color.danger });

export const fields = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space[2],
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))" } },
});
