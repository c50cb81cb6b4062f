import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

const line = `1px solid ${vars.color.line}`;

export const timeline = style({ display: "grid" });

export const year = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [media.tablet]: { gridTemplateColumns: "5.5rem minmax(0, 1fr)" } },
});

export const name = style({
  paddingBlock: `${vars.space[3]} ${vars.space.half}`,
  fontSize: vars.size.xl,
  lineHeight: vars.leading.tight,
  fontVariantNumeric: "lining-nums tabular-nums",
  "@media": { [media.tablet]: { paddingBlock: "0.3rem 0", fontSize: vars.size.xxl } },
});

/** The line runs on from year to year; a gold knot marks where one begins. */
export const entries = style({
  position: "relative",
  gridColumn: "-2 / -1",
  paddingBlock: `0 ${vars.space[1]}`,
  borderInlineStart: line,
  "::before": {
    content: "",
    position: "absolute",
    insetBlockStart: "1.05rem",
    insetInlineStart: "-0.28rem",
    width: "0.5rem",
    height: "0.5rem",
    border: `1px solid ${vars.color.ornament}`,
    backgroundColor: vars.color.surface,
    transform: "rotate(45deg)",
  },
  "@media": {
    [media.tablet]: { paddingBlock: `${vars.space[1]} ${vars.space[2]}`, "::before": { insetBlockStart: "1.6rem" } },
  },
});

export const entry = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBlock: vars.space[1],
  paddingInlineStart: vars.space[3],
  "@media": {
    [media.tablet]: { gridTemplateColumns: "4rem minmax(0, 1fr)", paddingInlineStart: vars.space[3] },
  },
});

export const date = style({
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
  lineHeight: vars.leading.text,
});

export const text = style({
  maxWidth: vars.width.measure,
  fontFamily: vars.font.serif,
  fontWeight: vars.weight.serif,
  lineHeight: vars.leading.text,
  whiteSpace: "pre-line",
});
