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

/** Where the one that is on its way came from, and will fall. */
export const gone = style({ backgroundColor: vars.color.surfaceMuted });
globalStyle(`${gone} > *`, { visibility: "hidden" });

export const handle = style({
  color: vars.color.textMuted,
  cursor: "grab",
  // A finger that rests here lifts the row, and neither selects text nor opens a menu.
  touchAction: "manipulation",
  userSelect: "none",
  WebkitTouchCallout: "none",
  ":active": { cursor: "grabbing" },
  "@media": { [media.print]: { selectors: { "&&": { display: "none" } } } },
});

export const dragged = style({
  display: "flex",
  alignItems: "center",
  height: "100%",
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.focus}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surfaceRaised,
  fontWeight: vars.weight.semibold,
  cursor: "grabbing",
});
