import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gap: vars.space[3] });

export const hint = style({ color: vars.color.textMuted });

/** Buttons under a form: the one that goes on stands last, and first on a phone. */
export const actions = style({
  display: "flex",
  flexDirection: "column-reverse",
  gap: vars.space[1],
  paddingBlockStart: vars.space[1],
  "@media": { [media.tablet]: { flexDirection: "row", justifyContent: "flex-end" } },
});

/** A heading that takes the focus when its step begins, and shows no ring for it. */
export const stepTitle = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.xl,
  fontWeight: vars.weight.semibold,
  outline: "none",
});

/** What else the page is for, below its form. */
export const section = style({
  display: "grid",
  gap: vars.space[3],
  marginBlockStart: vars.space[5],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
