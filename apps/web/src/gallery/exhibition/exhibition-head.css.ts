import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const head = style({
  maxWidth: vars.width.page,
  marginInline: "auto",
  padding: `0 ${vars.width.gutter}`,
  // The links that end it have room of their own below their words.
  marginBlockEnd: `calc(-1 * ${vars.space[1]})`,
});

/** Where one is, and at the other end how it is shown. */
export const trail = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `0.625rem ${vars.space[1]}`,
  paddingBlockStart: vars.space.half,
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
});

/** At the end of its line, which they may have to themselves. */
export const ways = style({
  display: "flex",
  gap: vars.space[1],
  marginInlineStart: "auto",
  // The line is no taller for a finger's room: it lies over the title below, which is no link.
  marginBlockEnd: `calc(1.5rem - ${vars.width.tap})`,
  "@media": {
    [media.desktop]: { marginBlockEnd: 0 },
    // There the chosen one has a ground, which would cover the title.
    [media.forcedColors]: { marginBlockEnd: 0 },
    [media.print]: { display: "none" },
  },
});

/** The title and, where there is room beside it, the other exhibitions: one line above the wall. */
export const line = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: vars.space[6],
  "@media": {
    [media.wide]: {
      alignItems: "end",
      borderBlockEnd: `1px solid ${vars.color.line}`,
      selectors: { "&:not([data-many])": { gridTemplateColumns: "minmax(0, auto) minmax(0, 1fr)" } },
    },
  },
});

export const names = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space[1],
  "@media": { [media.wide]: { flexWrap: "nowrap", columnGap: vars.space[2], paddingBlockEnd: vars.space.half } },
});

export const title = style({
  fontSize: "clamp(1.1875rem, 1rem + 0.9vw, 2rem)",
  lineHeight: vars.leading.tight,
});

export const time = style({
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});

/** Their rule is the line's. */
export const tabs = style({
  minWidth: 0,
  "@media": {
    [media.wide]: {
      marginBlockEnd: "-1px",
      selectors: { [`${line}:not([data-many]) &`]: { justifySelf: "end" } },
    },
  },
});
