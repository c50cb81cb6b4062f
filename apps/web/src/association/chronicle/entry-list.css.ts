import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";
import { columnWidths } from "./entry-columns.ts";

export const columns = style({
  display: "none",
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.semibold,
  "@media": {
    [media.tablet]: {
      display: "grid",
      gridTemplateColumns: columnWidths,
      gap: vars.space[1],
      paddingInlineStart: `calc(${vars.width.tap} + ${vars.space[1]})`,
    },
  },
});

export const list = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });
