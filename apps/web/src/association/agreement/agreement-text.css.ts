import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** To be read within a form: as tall as a hand, and scrolled. */
export const window = style({
  height: "clamp(14rem, 45vh, 28rem)",
  padding: `${vars.space[2]} ${vars.space[2]}`,
  overflowY: "auto",
  overscrollBehavior: "contain",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surfaceRaised,
});
