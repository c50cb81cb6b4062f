import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const record = style({ gridColumn: "1 / -1", borderBlock: `1px solid ${vars.color.line}` });

export const summary = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[1],
  minHeight: vars.width.tap,
  cursor: "pointer",
  fontWeight: vars.weight.semibold,
  "::before": { content: "'+'", width: "1em", textAlign: "center" },
  selectors: { [`${record}[open] > &::before`]: { content: "'−'" } },
});

export const lead = style({ color: vars.color.textMuted, fontSize: vars.size.sm });

export const fields = style({
  display: "grid",
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(auto-fit, minmax(12rem, 1fr))" } },
});
