import { media, touchTarget, vars } from "@bulmo/ui/theme";
import { style, type StyleRule } from "@vanilla-extract/css";

/** What is open at a desk from the start: only a browser that lets styles open it hides what would open it. */
const opened = (selectors: NonNullable<StyleRule["selectors"]>): StyleRule => ({
  "@supports": { "selector(::details-content)": { "@media": { [media.tablet]: { selectors } } } },
});

export const frame = style({
  borderBlock: `1px solid ${vars.color.line}`,
  "@media": { [media.print]: { display: "none" } },
  ...opened({
    "&[data-open-on-desk]": { borderBlockStart: 0 },
    "&[data-open-on-desk]::details-content": { contentVisibility: "visible", blockSize: "auto" },
  }),
});

export const summary = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[1],
  minHeight: vars.width.tap,
  fontWeight: vars.weight.semibold,
  cursor: "pointer",
  "::before": {
    content: '"+" / ""',
    width: "1ch",
    color: vars.color.accent,
    textAlign: "center",
  },
  selectors: { [`${frame}[open] > &::before`]: { content: '"−" / ""' } },
  ...opened({ [`${frame}[data-open-on-desk] > &`]: { display: "none" } }),
});

export const rows = style({ paddingBlockEnd: vars.space[1] });

export const row = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
  paddingBlock: vars.space.half,
  "@media": {
    [media.tablet]: { display: "grid", gridTemplateColumns: "8rem minmax(0, 1fr)", columnGap: vars.space[2] },
  },
});

export const name = style({
  display: "flex",
  alignItems: "center",
  minHeight: "2.25rem",
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  "@media": { [media.tablet]: { alignItems: "start", paddingBlockStart: "0.4375rem" } },
});

export const values = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space[2] });

export const value = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.half,
  minHeight: vars.width.tap,
  textDecoration: "underline 1px transparent",
  textUnderlineOffset: "0.4em",
  transition: `color ${vars.motion.fast}`,
  ":hover": { color: vars.color.accent, textDecorationColor: "currentColor" },
  "::after": touchTarget,
  "@media": { [media.desktop]: { minHeight: "2.25rem" } },
  selectors: {
    '&[aria-current="true"]': {
      color: vars.color.accent,
      fontWeight: vars.weight.semibold,
      textDecorationColor: "currentColor",
    },
  },
});

export const count = style({
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: "tabular-nums",
});

export const more = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.width.tap,
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  cursor: "pointer",
  ":hover": { color: vars.color.text },
});
