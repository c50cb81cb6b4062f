import { style } from "@vanilla-extract/css";
import { media, vars } from "../theme/theme.css.ts";

export const row = style({
  display: "inline-flex",
  alignItems: "flex-start",
  gap: vars.space[1],
  minHeight: vars.width.tap,
  paddingBlock: "0.5rem",
  minWidth: 0,
  verticalAlign: "top",
});

export const box = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "1.25rem",
  height: "1.25rem",
  marginBlockStart: "0.2rem",
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.field,
  color: vars.color.onAccent,
  fontSize: "0.75rem",
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    // The finger's target is the square around the square.
    "&::before": { content: '""', position: "absolute", inset: `calc((100% - ${vars.width.tap}) / 2)` },
    "&:hover": { borderColor: vars.color.lineActive },
    '&[aria-checked="true"], &[aria-checked="mixed"]': {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accent,
    },
    // Pressed before the app is there, which brings the mark.
    '&[aria-checked="true"]:empty::after': {
      content: '""',
      width: "0.35rem",
      height: "0.6rem",
      marginBlockEnd: "0.15rem",
      borderStyle: "solid",
      borderWidth: "0 2px 2px 0",
      rotate: "45deg",
    },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger },
    "&:disabled": { opacity: 0.5, cursor: "not-allowed" },
  },
  "@media": { [media.forcedColors]: { color: "CanvasText" } },
});

export const mark = style({ display: "grid", selectors: { '[aria-checked="false"] > &': { display: "none" } } });

export const label = style({ cursor: "pointer" });
