import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const sketch = style({ display: "grid", gap: vars.space[2] });

/** Where the drawn map goes because its point was moved, what is below it stays under the finger. */
export const figure = style({ display: "grid", gap: vars.space[1], overflowAnchor: "none" });

export const caption = style({ color: vars.color.textMuted, fontSize: vars.size.sm });

export const address = style({ fontFamily: vars.font.serif, fontSize: vars.size.xl });

export const tools = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: `0 ${vars.space[3]}` });

export const notes = style({
  display: "grid",
  gap: vars.space[1],
  maxWidth: vars.width.measure,
  marginBlockStart: vars.space[3],
  paddingInlineStart: "1.2em",
  listStyle: "disc",
  color: vars.color.textMuted,
});
