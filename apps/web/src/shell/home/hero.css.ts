import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** How far the page's own column stands from the edge of the hero, which is as wide as the screen. */
export const pageEdge = `max(${vars.width.gutter}, calc((100cqw - ${vars.width.page}) / 2 + ${vars.width.gutter}))`;

/** The header says it to the eye; this says it to whoever listens. */
export const name = style({
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});

export const hero = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  containerType: "inline-size",
  "@media": {
    [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) auto" },
  },
});

export const slides = style({ minWidth: 0 });

export const slide = style({ position: "relative", height: "100%" });

export const painting = style({
  height: "clamp(14rem, 60vw, 24rem)",
  overflow: "hidden",
  filter: vars.filter.picture,
  "@media": { [media.desktop]: { height: "clamp(34rem, 42vw, 40rem)" } },
});

/** Below the painting on a phone, where it leaves a line for the slides' own controls; over its corner elsewhere. */
export const slip = style({
  display: "grid",
  justifyItems: "start",
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.width.gutter} ${vars.space[8]}`,
  backgroundColor: vars.color.surface,
  "@media": {
    [media.desktop]: {
      position: "absolute",
      insetBlockEnd: 0,
      insetInlineStart: 0,
      maxWidth: `calc(36rem + ${pageEdge})`,
      padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[4]} ${pageEdge}`,
    },
  },
});

export const title = style({ fontSize: vars.size.xxl });

export const line = style({ display: "block" });

export const last = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[1]} ${vars.space[3]}`,
});

/** As on a museum's wall: beside the picture, quieter than it. */
export const wallLabel = style({ color: vars.color.textMuted, fontSize: vars.size.xs });
