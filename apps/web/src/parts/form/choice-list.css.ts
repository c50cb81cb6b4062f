import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const list = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.half,
  minWidth: 0,
  border: 0,
  padding: 0,
  margin: 0,
});

export const legend = style({
  paddingBlockEnd: vars.space.half,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.semibold,
});

export const note = style({ color: vars.color.textMuted, fontSize: vars.size.sm });

/** The whole of it is pressed, explanation included. */
export const choice = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: vars.space[1],
  alignItems: "start",
  minHeight: vars.width.tap,
  padding: vars.space[1],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  cursor: "pointer",
  selectors: {
    "&:hover": { borderColor: vars.color.lineActive },
    "&:has(:checked)": { borderColor: vars.color.accent, backgroundColor: vars.color.surfaceMuted },
    "&:has(:focus-visible)": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" },
    "&:has(:disabled)": { borderColor: vars.color.line, color: vars.color.textMuted, cursor: "not-allowed" },
  },
});

export const radio = style({
  width: "1.15rem",
  height: "1.15rem",
  margin: "0.3rem 0 0",
  accentColor: vars.color.accent,
  outline: "none",
  cursor: "inherit",
});

export const word = style({ display: "block", fontWeight: vars.weight.semibold });

export const hint = style({ display: "block", color: vars.color.textMuted, fontSize: vars.size.sm });

export const error = style({ color: vars.color.danger, fontSize: vars.size.sm });
