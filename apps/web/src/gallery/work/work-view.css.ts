import { media, touchTarget, vars } from "@bulmo/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** A page without a banner: the picture begins under the way here. */
export const frame = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  maxWidth: vars.width.page,
  marginInline: "auto",
  paddingInline: vars.width.gutter,
});

export const trail = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[2],
  minHeight: "48px",
  // A long title takes a second line: a finger meets the first one below the header all the same.
  paddingBlock: "5px",
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  "@media": { [media.print]: { display: "none" } },
});

/** Eight columns of picture and four of record; what there is to read stands under the picture. */
export const work = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${vars.space[3]} ${vars.space[5]}`,
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 8fr) minmax(0, 4fr)",
      gridTemplateRows: "auto 1fr",
      selectors: { '&[data-wide="true"]': { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)" } },
    },
    // A work is one sheet (SEE-21): beside a scroll there is room for its record.
    [media.print]: {
      rowGap: vars.space[2],
      gridTemplateColumns: "minmax(0, 1fr)",
      selectors: { '&[data-tall="true"]': { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
    },
  },
});

export const picture = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  alignContent: "start",
  "@media": {
    [media.desktop]: { selectors: { '[data-wide="true"] > &': { gridColumn: "1 / -1" } } },
    [media.print]: { justifyItems: "start" },
  },
});

/** As on the wall beside a painting: what it is, who made it, and then the quiet facts. */
export const record = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space[2],
  "@media": {
    [media.desktop]: { gridRow: "span 2", selectors: { '[data-wide="true"] > &': { gridRow: "auto" } } },
    [media.print]: { gridRow: "auto", gap: vars.space[1] },
  },
});

export const names = style({ display: "grid", gap: vars.space[1] });

export const overline = style({ color: vars.color.textMuted, fontSize: vars.size.sm });

export const exhibition = style({ position: "relative", "::after": touchTarget });

export const author = style({ fontSize: vars.size.lg });

export const caption = style({ color: vars.color.textMuted });

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space.half} ${vars.space[2]}`,
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  fontVariantNumeric: "tabular-nums",
});

export const fact = style({ display: "flex", gap: vars.space[1] });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[1],
  "@media": { [media.print]: { display: "none" } },
});

export const text = style({
  minWidth: 0,
  "@media": { [media.print]: { gridColumn: "1 / -1", fontSize: vars.size.sm } },
});

// The sheet says itself where it comes from.
globalStyle(`body:has(${frame}) footer`, { "@media": { [media.print]: { display: "none" } } });
globalStyle(`${work} > :last-child`, { "@media": { [media.print]: { gridColumn: "1 / -1" } } });
