import { media, touchTarget, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** Between lines of links, so that a finger meets one of them. */
const apart = `calc(${vars.width.tap} - 1lh)`;

export const rows = style({
  display: "grid",
  gridTemplateColumns: "minmax(4.5rem, max-content) minmax(0, 1fr)",
  gap: `${vars.space.half} ${vars.space[2]}`,
  fontSize: vars.size.sm,
  containerType: "inline-size",
  selectors: { "&:empty": { display: "none" } },
  // On paper a record has the whole width of the sheet, or half of it beside a scroll.
  "@media": {
    [media.print]: {
      gridTemplateColumns: "max-content minmax(0, 1fr) max-content minmax(0, 1fr)",
      selectors: { '[data-tall="true"] &': { gridTemplateColumns: "max-content minmax(0, 1fr)" } },
    },
  },
});

export const row = style({
  display: "grid",
  gridTemplateColumns: "subgrid",
  gridColumn: "1 / -1",
  selectors: { "&:has(a) + &:has(a)": { marginBlockStart: `calc(${apart} - ${vars.space.half})` } },
  "@media": {
    [media.desktop]: { selectors: { "&:has(a) + &:has(a)": { marginBlockStart: 0 } } },
    [media.print]: { gridColumn: "span 2", selectors: { "&:has(a) + &:has(a)": { marginBlockStart: 0 } } },
  },
  // With letters of twice the size on a phone a word of six syllables would not fit beside the names.
  "@container": { "(max-width: 16em)": { display: "block" } },
});

export const name = style({ color: vars.color.textMuted });

export const value = style({ fontVariantNumeric: "tabular-nums", overflowWrap: "anywhere" });

export const artist = style({
  selectors: { "&:has(a) + &:has(a)": { marginBlockStart: apart } },
  "@media": { [media.desktop]: { selectors: { "&:has(a) + &:has(a)": { marginBlockStart: 0 } } } },
});

export const summary = style({
  display: "list-item",
  width: "fit-content",
  minHeight: vars.width.tap,
  lineHeight: vars.width.tap,
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  cursor: "pointer",
  // Nothing opens there.
  "@media": { [media.print]: { selectors: { "details:not([open]) > &": { display: "none" } } } },
});

/** As its lines are on the painting. */
export const inscription = style({ fontFamily: vars.font.serif, whiteSpace: "pre-line" });

export const link = style({ position: "relative", textDecoration: "underline", "::after": touchTarget });
