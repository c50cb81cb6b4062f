import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const imported = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });

export const note = style({ margin: 0, color: vars.color.textMuted });

export const run = style({ borderTop: `1px solid ${vars.color.line}`, paddingTop: vars.space[2] });

export const summary = style({ cursor: "pointer", paddingBlock: vars.space[1], minHeight: "2.75rem" });

export const title = style({ display: "inline", margin: 0, fontSize: vars.size.md, fontWeight: 600 });

export const at = style({ color: vars.color.textMuted, fontSize: vars.size.sm });

export const report = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
  paddingBlock: vars.space[2],
});

export const part = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[1] });

export const heading = style({ margin: 0, fontSize: vars.size.md, fontWeight: 600 });

export const problems = style({ margin: 0, padding: 0, listStyle: "none" });

export const problem = style({ cursor: "pointer", paddingBlock: vars.space[1], minHeight: "2.75rem" });

export const count = style({ color: vars.color.textMuted, whiteSpace: "nowrap" });

export const examples = style({
  margin: 0,
  paddingInlineStart: vars.space[4],
  paddingBlockEnd: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  overflowWrap: "anywhere",
});

export const name = style({ "@media": { [media.tablet]: { display: "none" } } });
