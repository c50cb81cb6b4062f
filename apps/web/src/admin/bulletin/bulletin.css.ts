import { media, vars } from "@bulmo/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";

export const groupTitle = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.lg,
  fontWeight: vars.weight.serif,
  marginBlockEnd: vars.space[1],
});

/** No wider than what is written into them is read. */
export const fields = style({ display: "grid", gridTemplateColumns: "minmax(0, 36rem)", gap: vars.space[3] });

/** For a choice. */
export const narrow = style({ display: "grid", gridTemplateColumns: "minmax(0, 16rem)" });

/** Two dates beside each other where there is room. */
export const pair = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: vars.space[3],
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 16rem))" } },
});

export const error = style({ color: vars.color.danger, fontSize: vars.size.sm });

export const preview = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  borderBlock: `1px solid ${vars.color.line}`,
});

/** A window and a phone beside each other where there is room for both. */
export const frames = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  "@media": { [media.wide]: { gridTemplateColumns: "minmax(0, 1fr) 20rem" } },
});

export const caption = style({
  marginBlockEnd: vars.space.half,
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
});

const box = style({
  position: "relative",
  overflow: "hidden",
  border: `1px solid ${vars.color.lineStrong}`,
  backgroundColor: vars.color.surface,
});

export const frame = styleVariants({
  desk: [box, { height: "34rem" }],
  phone: [box, { width: "min(20rem, 100%)", height: "34rem" }],
});

/** A strip takes little of it. */
export const low = style({ maxHeight: "16rem" });

/** Where the header of the site would be. */
export const header = style({
  height: "3.5rem",
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surfaceMuted,
});
