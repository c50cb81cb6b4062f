import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const list = style({
  display: "grid",
  gap: vars.space[2],
  maxHeight: "40vh",
  margin: `${vars.space[2]} 0 0`,
  overflowY: "auto",
  textAlign: "start",
  overflowWrap: "anywhere",
});

export const name = style({ color: vars.color.textMuted, fontSize: vars.size.sm });
