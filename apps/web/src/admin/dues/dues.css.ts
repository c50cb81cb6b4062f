import { media, vars } from "@bulmo/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import * as actionRows from "../../parts/list/action-rows.css.ts";

export const filters = style({ display: "flex", flexWrap: "wrap", gap: vars.space[1] });

/** What is looked for, and the button that looks for it: on one line, however narrow. */
export const words = style({ display: "flex", flex: "1 1 15rem", gap: vars.space[1], minWidth: 0 });

globalStyle(`${words} > input`, { flex: 1, minWidth: 0 });

export const sums = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[2],
  fontVariantNumeric: "tabular-nums",
});

export const member = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

/** A button of two words has room beside a name on a phone too. */
export const line = style([
  actionRows.row,
  { "@media": { [media.belowTablet]: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "center" } } },
]);

/** The rule below a line stands below the form that belongs to it. */
export const openLine = style([line, { borderBlockEndColor: "transparent" }]);

export const payment = style({
  display: "grid",
  gap: vars.space[2],
  paddingBlockEnd: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const fields = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 11rem), 1fr))",
  gap: vars.space[2],
});
