import { media, vars } from "@bulmo/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const map = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[1],
  "@media": { [media.print]: { display: "none" } },
});

/** Its layers have numbers of their own, up to 1000, which must not reach above the site's menu. */
export const frame = style({
  isolation: "isolate",
  height: "clamp(18rem, 50vw, 30rem)",
  border: `1px solid ${vars.color.sakryeok}`,
  backgroundColor: vars.color.hanjiDeep,
  fontFamily: "inherit",
});

// Tiles are drawn for paper; the dark hall has less light for them.
globalStyle(`${frame} .leaflet-tile-pane`, { filter: vars.color.lamplight });
globalStyle(`${frame} .leaflet-tile`, { maxWidth: "none" });

globalStyle(`${frame} .leaflet-bar a`, {
  width: vars.width.tap,
  height: vars.width.tap,
  borderBlockEndColor: vars.color.sakryeok,
  backgroundColor: vars.color.hanji,
  color: vars.color.meok,
  lineHeight: vars.width.tap,
});
globalStyle(`${frame} .leaflet-bar a:hover`, { backgroundColor: vars.color.hanjiDeep });
globalStyle(`${frame} .leaflet-bar a.leaflet-disabled`, { color: vars.color.dammuk });
globalStyle(`${frame} .leaflet-control-attribution`, {
  backgroundColor: vars.color.hanji,
  color: vars.color.meok,
  fontSize: vars.size.xs,
});
globalStyle(`${frame} .leaflet-control-attribution a`, { color: vars.color.seonnok, textDecoration: "underline" });

export const marker = style({});
globalStyle(`${marker} path`, { fill: vars.pigment.juhong, stroke: vars.pigment.baekbun, strokeWidth: 2 });
globalStyle(`${marker} circle`, { fill: vars.pigment.jibun });

export const markerName = style({
  position: "absolute",
  insetBlockStart: "100%",
  insetInlineStart: "50%",
  padding: `0 ${vars.space[1]}`,
  border: `1px solid ${vars.color.sakryeok}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.hanji,
  color: vars.color.meok,
  fontFamily: vars.font.sans,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.semibold,
  whiteSpace: "nowrap",
  transform: "translateX(-50%)",
});
