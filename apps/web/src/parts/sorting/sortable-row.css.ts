import { media, vars } from "@bulmo/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import * as actionRows from "../list/action-rows.css.ts";

/** A row with its handle before it. */
export const movable = style({
  display: "grid",
  gridTemplateColumns: `${vars.width.tap} minmax(0, 1fr)`,
  gap: vars.space[1],
  alignItems: "center",
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  "@media": { [media.print]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
globalStyle(`${movable} > .${actionRows.row}`, { border: 0 });

/** Set off from the line that stands beside those of one teacher. */
export const still = style({ paddingInlineStart: vars.space[2], borderBlockEnd: `1px solid ${vars.color.line}` });

export const dragged = style({
  display: "flex",
  alignItems: "center",
  // A teacher is carried with all disciples, and is shown as one row.
  height: "min(100%, 5rem)",
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.focus}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surfaceRaised,
  fontWeight: vars.weight.semibold,
  cursor: "grabbing",
});
