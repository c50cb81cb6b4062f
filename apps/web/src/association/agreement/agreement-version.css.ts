import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** Above a text that is not in force, or not for long. */
export const state = style({
  marginBlockEnd: vars.space[3],
  padding: vars.space[2],
  borderInlineStart: `3px solid ${vars.color.accent}`,
  backgroundColor: vars.color.surfaceRaised,
});

/** Quiet, at the foot of a text. */
export const versions = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[1],
  marginBlockStart: vars.space[6],
  paddingBlockStart: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.size.sm,
  "@media": { [media.print]: { display: "none" } },
});

export const heading = style({ fontSize: vars.size.md });

export const version = style({ paddingBlock: vars.space.half, fontVariantNumeric: "tabular-nums" });

export const note = style({ color: vars.color.textMuted });

/** Takes the focus when it comes, without looking like something to press. */
export const announced = style({ marginBlockEnd: vars.space[2], color: vars.color.success, outline: "none" });
