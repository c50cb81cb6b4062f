import { media, vars } from "@bulmo/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const footer = style({
  marginBlockStart: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surfaceMuted,
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  "@media": { [media.print]: { marginBlockStart: vars.space[4], backgroundColor: "transparent" } },
});

export const row = style({
  display: "grid",
  gap: `${vars.space[4]} ${vars.space[6]}`,
  maxWidth: vars.width.page,
  marginInline: "auto",
  padding: `${vars.space[6]} ${vars.width.gutter}`,
  "@media": { [media.tablet]: { gridTemplateColumns: "1fr auto auto", alignItems: "start" } },
});

/** What edits it needs room, and its bar the whole width. */
export const identity = style({ minWidth: 0, selectors: { "&:has(textarea)": { gridColumn: "1 / -1" } } });

export const tools = style({ marginBlockStart: vars.space[2] });

export const name = style({
  marginBlockEnd: vars.space.half,
  color: vars.color.text,
  fontFamily: vars.font.serif,
  fontSize: vars.size.lg,
  fontWeight: vars.weight.serif,
});

export const hanja = style({ marginInlineStart: vars.space.half });

export const officers = style({
  display: "grid",
  gap: vars.space.half,
  "@media": { [media.belowTablet]: { gap: 0 } },
});

export const officer = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  fontVariantNumeric: "tabular-nums",
});

/** Phone numbers stand below one another, and below the name where large letters leave no room beside it. */
export const officerName = style({ minWidth: "7.5rem" });

export const phone = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "1.5rem",
  whiteSpace: "nowrap",
  "@media": { [media.belowTablet]: { minHeight: vars.width.tap } },
});

export const settings = style({ "@media": { [media.print]: { display: "none" } } });

export const agreements = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space[2]} ${vars.space[3]}`,
  "@media": { [media.print]: { display: "none" } },
});

/** The policy on people's data stands out, as Korean law asks. */
globalStyle(`${agreements} > :last-child`, { color: vars.color.text, fontWeight: vars.weight.semibold });

export const sample = style({
  gridColumn: "1 / -1",
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  // Whoever came by the seal of the page finds it at once.
  selectors: { "&:target": { borderBlockStartColor: vars.color.seal, color: vars.color.text } },
});
