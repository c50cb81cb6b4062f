import { media, vars } from "@bulmo/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { awaited } from "../shell/layout/content-frame.css.ts";

/** Tables need the width: the menu stands beside them only where there is plenty. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
  "@media": { [media.desktop]: { gridTemplateColumns: "12rem minmax(0, 1fr)", gap: vars.space[6] } },
});

export const content = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: vars.space[3],
});

globalStyle(`${content} > [role="status"][aria-busy="true"]`, awaited);
