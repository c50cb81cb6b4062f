import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** A comment keeps its lines, and is not longer than a few of them. */
export const link = style({ textDecoration: "underline", textUnderlineOffset: "0.2em", overflowWrap: "anywhere" });

export const why = style({ fontSize: vars.size.sm, whiteSpace: "normal" });

export const notes = style({
  marginBlockStart: vars.space.half,
  paddingInlineStart: vars.space[1],
  borderInlineStart: `2px solid ${vars.color.line}`,
  color: vars.color.textMuted,
});
