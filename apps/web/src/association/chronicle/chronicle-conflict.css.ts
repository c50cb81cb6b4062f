import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 56rem)",
  gap: vars.space[2],
  paddingBlockEnd: vars.space[4],
});

export const heading = style({ outline: "none" });

export const lead = style({ maxWidth: vars.width.measure });

export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space[1] });

export const lists = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const name = style({
  paddingBlockEnd: vars.space[1],
  borderBlockEnd: `1px solid ${vars.color.lineHeading}`,
  fontSize: vars.size.lg,
});

export const count = style({ color: vars.color.textMuted, fontFamily: vars.font.sans, fontSize: vars.size.sm });

export const entries = style({ fontSize: vars.size.sm });

export const entry = style({
  display: "grid",
  gridTemplateColumns: "5.75rem minmax(0, 1fr)",
  gap: vars.space[1],
  padding: vars.space[1],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const own = style({
  backgroundColor: vars.color.infoSubtle,
  boxShadow: `inset 2px 0 ${vars.color.info}`,
});

export const when = style({ color: vars.color.textMuted, fontVariantNumeric: "tabular-nums" });

export const tag = style({
  marginInlineStart: vars.space[1],
  color: vars.color.info,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.semibold,
  whiteSpace: "nowrap",
});
