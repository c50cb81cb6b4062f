import { media, vars } from "@bulmo/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { tap } = vars.width;

export const finder = style({ maxWidth: vars.width.form });

export const list = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontVariantNumeric: "tabular-nums",
});

/** On a phone what can be done with a work stands below its name, and so does the name where letters are large. */
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[1],
  paddingBlock: vars.space.half,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  "@media": {
    [media.tablet]: {
      display: "grid",
      gridTemplateColumns: `${tap} 4rem 4rem minmax(0, 1fr) auto`,
      gridTemplateAreas: '"handle place picture names tools" "handle fault fault fault fault"',
      columnGap: vars.space[2],
    },
  },
});

/** What has the focus is not hidden behind the bar at the lower edge. */
globalStyle(`${row} :is(input, button)`, { scrollMarginBlockEnd: "10rem" });

export const handle = style({ gridArea: "handle" });

export const place = style({
  gridArea: "place",
  width: "4rem",
  minWidth: 0,
  paddingInline: vars.space.half,
  textAlign: "center",
});

export const fault = style({ gridArea: "fault", color: vars.color.danger, fontSize: vars.size.sm });

export const thumbnail = style({
  gridArea: "picture",
  display: "grid",
  placeItems: "center",
  width: "4rem",
  height: "4rem",
});

export const picture = style({ width: "auto", height: "auto", maxWidth: "4rem", maxHeight: "4rem" });

export const names = style({ flex: "1 1 6rem", gridArea: "names", minWidth: 0 });

export const title = style({ fontFamily: vars.font.serif, fontWeight: vars.weight.semibold, overflowWrap: "anywhere" });

export const author = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[1],
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
});

export const fresh = style({ color: vars.color.accent });

export const tools = style({
  flex: "1 1 100%",
  gridArea: "tools",
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
});

/** What one holds while dragging. */
export const dragged = style({
  padding: vars.space[2],
  border: `1px solid ${vars.color.focus}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surfaceRaised,
  fontFamily: vars.font.serif,
  cursor: "grabbing",
});

export const bar = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: 1,
  display: "grid",
  gap: vars.space[1],
  paddingBlock: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.lineHeading}`,
  backgroundColor: vars.color.surface,
});

export const sentence = style({ fontSize: vars.size.sm, ":empty": { display: "none" } });
