import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const boards = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${vars.space[6]} ${vars.space[8]}`,
  maxWidth: vars.width.page,
  marginInline: "auto",
  padding: `${vars.space[8]} ${vars.width.gutter} 0`,
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
