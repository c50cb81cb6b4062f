import { vars } from "@bulmo/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import * as tended from "../../parts/list/tended-rows.css.ts";

/** A row with its handle before it. */
export const movable = style({
  display: "grid",
  gridTemplateColumns: `${vars.width.tap} minmax(0, 1fr)`,
  gap: vars.space[1],
  alignItems: "center",
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
});
globalStyle(`${movable} > .${tended.row}`, { border: 0 });

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

export const closed = style({ color: vars.color.accent });

/** What has changed and is not kept yet, with what keeps it. */
export const unsaved = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[1],
  alignItems: "center",
  justifyContent: "space-between",
  selectors: { "&[hidden]": { display: "none" } },
});

/** The grades that may be chosen, side by side. */
export const boxes = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space[3], rowGap: vars.space.half });
