import { media, vars } from "@bulmo/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** Tables need the width: the menu stands beside them only where there is plenty. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
  "@media": { [media.desktop]: { gridTemplateColumns: "12rem minmax(0, 1fr)", gap: vars.space[6] } },
});

export const menu = style({ "@media": { [media.print]: { display: "none" } } });

/** Above the content, its two parts stand side by side, so that the content is not far below. */
globalStyle(`${menu} nav > ul`, {
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  columnGap: vars.space[3],
  "@media": { [media.desktop]: { display: "block" } },
});

export const content = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: vars.space[3],
});
