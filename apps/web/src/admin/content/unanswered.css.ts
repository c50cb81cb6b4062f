import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[1],
  padding: vars.space[2],
  borderInlineStart: `3px solid ${vars.color.mark}`,
  backgroundColor: vars.color.surfaceMuted,
  "@media": { [media.tablet]: { padding: `${vars.space[2]} ${vars.space[3]}` } },
});

export const heading = style({ fontSize: vars.size.md });

export const item = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space[2],
  minHeight: vars.width.tap,
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.line}` } },
});

/** As tall as a finger needs it on its own line. */
export const title = style({ paddingBlock: vars.space[1] });

export const date = style({
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  fontVariantNumeric: "tabular-nums",
});
