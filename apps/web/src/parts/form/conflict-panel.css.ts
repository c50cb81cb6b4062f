import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[2],
  padding: vars.space[2],
  borderInlineStart: `2px solid ${vars.color.info}`,
  backgroundColor: vars.color.infoSubtle,
  "@media": { [media.tablet]: { padding: vars.space[3] } },
});

/** Takes the focus when the panel appears, and shows no ring for it; bars that stay in sight must not cover it. */
export const heading = style({ fontSize: vars.size.lg, outline: "none", scrollMarginBlock: "8rem" });

export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space[1] });
