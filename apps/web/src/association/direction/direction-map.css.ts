import { media, vars } from "@bulmo/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const map = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[2],
  // Where none can come there is nothing to press.
  "@media": { [media.print]: { display: "none" }, "(scripting: none)": { display: "none" } },
});

/** Its layers have numbers of their own, up to 1000, which must not reach above the site's menu. */
export const frame = style({
  isolation: "isolate",
  height: "clamp(18rem, 50vw, 30rem)",
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surfaceMuted,
});

/** The map's own stylesheet comes later, and must not win by that. */
const inMap = `${frame}.leaflet-container`;

globalStyle(inMap, { backgroundColor: vars.color.surfaceMuted, fontFamily: vars.font.sans });

// Tiles are drawn for paper; the dark hall has less light for them.
globalStyle(`${inMap} .leaflet-tile-pane`, { filter: vars.filter.picture });
globalStyle(`${inMap} .leaflet-tile`, { maxWidth: "none" });

globalStyle(`${inMap} .leaflet-bar a`, {
  width: vars.width.tap,
  height: vars.width.tap,
  borderBlockEndColor: vars.color.line,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  lineHeight: vars.width.tap,
});
globalStyle(`${inMap} .leaflet-bar a:hover`, { backgroundColor: vars.color.surfaceHover });
globalStyle(`${inMap} .leaflet-bar a.leaflet-disabled`, { color: vars.color.textMuted });
globalStyle(`${inMap} .leaflet-control-attribution`, {
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.size.xs,
});
globalStyle(`${inMap} .leaflet-control-attribution a`, { color: vars.color.link, textDecoration: "underline" });

export const marker = style({});
globalStyle(`${marker} path`, { fill: vars.color.seal, stroke: vars.color.sealEdge, strokeWidth: 2 });
globalStyle(`${marker} circle`, { fill: vars.color.onSeal });

export const markerName = style({
  position: "absolute",
  insetBlockStart: "100%",
  insetInlineStart: "50%",
  padding: `0 ${vars.space[1]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fontFamily: vars.font.sans,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.semibold,
  whiteSpace: "nowrap",
  transform: "translateX(-50%)",
});
