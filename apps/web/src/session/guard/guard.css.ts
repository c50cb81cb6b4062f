import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** Without scripts nothing is on its way. */
export const scripted = style({ "@media": { "(scripting: none)": { display: "none" } } });

export const note = style({
  marginBlockEnd: vars.space[3],
  padding: vars.space[2],
  borderInlineStart: `2px solid ${vars.color.danger}`,
  backgroundColor: vars.color.dangerSubtle,
});

export const link = style({ color: vars.color.link, textDecoration: "underline" });
