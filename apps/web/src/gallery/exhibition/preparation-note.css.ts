import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** A quiet line above what administrators alone see, and in the place of works that are to come. */
export const preparationNote = style({
  margin: 0,
  paddingBlock: vars.space[2],
  color: vars.color.textMuted,
  borderBlockStart: `1px solid ${vars.color.line}`,
  // There the rule above it is that of the tabs.
  ":first-child": { borderBlockStart: "none" },
});
