import { media, vars } from "@bulmo/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** Year, date, content; the headings above them stand in the same columns. */
const columnWidths = "6rem 7rem minmax(0, 1fr)";

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

const { tap } = vars.width;

export const row = style({
  display: "grid",
  gridTemplateColumns: `${tap} minmax(0, 1fr) minmax(0, 1fr) ${tap}`,
  gridTemplateAreas: '"handle year date add" "handle title title title"',
  gap: vars.space[1],
  paddingBlock: vars.space[1],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: `${tap} ${columnWidths} ${tap}`,
      gridTemplateAreas: '"handle year date title add"',
    },
  },
});

export const handle = style({ gridArea: "handle" });

export const year = style({ gridArea: "year" });
export const date = style({ gridArea: "date" });
globalStyle(`${row} :is(${year}, ${date}) input`, {
  // Large letters need the room for their digits.
  "@media": { [media.belowTablet]: { paddingInline: `min(${vars.space[2]}, 2.5vw)` } },
});
export const title = style({ gridArea: "title" });
export const add = style({ gridArea: "add", color: vars.color.textMuted });

/** As tall as its text, and no taller than the fields beside it while there is little. */
export const area = style({ minHeight: tap, paddingBlock: "0.5rem" });

export const card = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[1],
  height: "100%",
  paddingInlineEnd: vars.space[2],
  border: `1px solid ${vars.color.focus}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surfaceRaised,
  cursor: "grabbing",
});

export const grip = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: vars.width.tap,
  color: vars.color.textMuted,
});

export const when = style({
  flex: "none",
  maxWidth: "40%",
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
});

export const what = style({
  overflow: "hidden",
  minWidth: 0,
  fontFamily: vars.font.serif,
  fontWeight: vars.weight.serif,
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
