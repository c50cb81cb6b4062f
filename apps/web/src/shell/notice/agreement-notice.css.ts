import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** Over the foot of the window; what is waited for stands over it. */
export const line = style({
  position: "fixed",
  insetBlockEnd: vars.space[2],
  insetInlineStart: "50%",
  zIndex: vars.layer.menu,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: `${vars.space.half} ${vars.space[2]}`,
  width: "max-content",
  maxWidth: "calc(100% - 2rem)",
  padding: `${vars.space[1]} ${vars.space[3]}`,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surfaceRaised,
  textAlign: "center",
  textWrap: "balance",
  transform: "translateX(-50%)",
  "@media": { [media.print]: { display: "none" } },
});
