import { media, vars } from "@bulmo/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { tap } = vars.width;

export const list = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

export const row = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
});

export const frame = style({
  display: "grid",
  gridTemplateColumns: `${tap} minmax(0, 8rem) minmax(0, 1fr)`,
  gridTemplateAreas: '"handle picture tools" "fields fields fields"',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  selectors: {
    '&[data-made="true"]': {
      gridTemplateColumns: `${tap} 3rem minmax(0, 1fr)`,
      gridTemplateAreas: '"handle picture fields"',
      alignItems: "center",
      paddingBlock: vars.space[1],
    },
  },
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: `${tap} 8rem minmax(0, 1fr)`,
      gridTemplateAreas: '"handle picture fields" "handle picture tools"',
      gridTemplateRows: "auto 1fr",
    },
  },
});

/** What has the focus is not hidden behind the bar at the lower edge. */
globalStyle(`${frame} :is(input, select, button)`, { scrollMarginBlockEnd: "10rem" });

export const handle = style({ gridArea: "handle" });

export const number = style({
  gridArea: "handle",
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  fontVariantNumeric: "tabular-nums",
  textAlign: "center",
});

export const tools = style({
  gridArea: "tools",
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-end",
  gap: vars.space[1],
  selectors: { "&[inert]": { opacity: 0.5 } },
  "@media": { [media.tablet]: { flexDirection: "row", alignItems: "start", justifyContent: "flex-end" } },
});

export const thumbnail = style({
  gridArea: "picture",
  display: "block",
  width: "3rem",
  height: "3rem",
  overflow: "hidden",
  backgroundColor: vars.color.surfaceMuted,
});

export const preview = style({ width: "100%", height: "100%", objectFit: "contain" });

export const made = style({
  gridArea: "fields",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `0 ${vars.space[2]}`,
  minWidth: 0,
});

export const done = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.half,
  color: vars.color.success,
  fontSize: vars.size.sm,
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
