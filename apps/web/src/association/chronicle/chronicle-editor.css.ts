import { media, vars } from "@bulmo/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const editor = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 56rem)",
  gap: vars.space[2],
  paddingBlockEnd: vars.space[4],
});

/** Stays in sight: the blank entry is at the far end of the list. */
export const bar = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 1,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[1]} ${vars.space[2]}`,
  paddingBlock: vars.space[1],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
});

export const title = style({ fontSize: vars.size.xl });

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[1]} ${vars.space[2]}`,
});

export const tools = style({ display: "flex", flexWrap: "wrap", gap: vars.space[1], marginInlineStart: "auto" });
/** On a phone in one row. */
globalStyle(`${tools} > *`, {
  paddingInline: vars.space[1],
  "@media": { [media.tablet]: { paddingInline: vars.space[3] } },
});

export const problem = style({ flexBasis: "100%", marginBlockStart: vars.space[1] });

export const hint = style({ maxWidth: vars.width.measure, color: vars.color.textMuted, fontSize: vars.size.sm });
