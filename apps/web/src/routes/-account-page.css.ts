import { media, vars } from "@bulmo/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { awaited } from "../shell/layout/content-frame.css.ts";

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
  "@media": { [media.desktop]: { gridTemplateColumns: "14rem minmax(0, 1fr)", gap: vars.space[8] } },
});

export const content = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: vars.space[4],
  maxWidth: vars.width.form,
});

globalStyle(
  `${content} > [role="status"][aria-busy="true"], ${content} > div > [role="status"][aria-busy="true"]`,
  awaited,
);
