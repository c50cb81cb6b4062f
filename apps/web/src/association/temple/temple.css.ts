import { media, vars } from "@bulmo/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const contact = style({
  display: "grid",
  gap: vars.space.half,
  fontFamily: vars.font.sans,
  fontSize: vars.size.sm,
  "@media": { [media.belowTablet]: { gap: 0 } },
});

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space[1],
  "@media": { [media.belowTablet]: { alignItems: "center", minHeight: vars.width.tap } },
});

globalStyle(`${row} > dd`, { flex: "1 1 9rem", minWidth: 0 });

/** A link among facts stands on their line. */
globalStyle(`${row} a`, { minHeight: 0 });

export const term = style({ flex: "none", width: "4rem", color: vars.color.textMuted });

export const footnote = style({
  maxWidth: vars.width.measure,
  marginBlockStart: vars.space[4],
  paddingBlockStart: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
});

export const name = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${vars.space[2]}`,
  fontSize: vars.size.lg,
});

export const hanja = style({ fontFamily: vars.font.serif, fontSize: vars.size.lg });
