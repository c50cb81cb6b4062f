import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const article = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[5] });

export const header = style({
  display: "grid",
  gap: vars.space[2],
  paddingBlock: `${vars.space[2]} ${vars.space[3]}`,
  borderBlockEnd: `1px solid ${vars.color.lineHeading}`,
  "@media": { [media.tablet]: { gap: vars.space[3], paddingBlockStart: vars.space[4] } },
});

export const title = style({
  display: "grid",
  justifyItems: "start",
  gap: vars.space[1],
  lineHeight: vars.leading.tight,
  "@media": { [media.tablet]: { fontSize: vars.size.display } },
});

export const mark = style({ display: "inline-flex", fontSize: vars.size.md });

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space.half} 0.75rem`,
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.tablet]: { columnGap: vars.space[3], fontSize: vars.size.sm } },
});

/** As high as it will be: what is below does not move when a notice comes to be another. */
export const notice = style({ minHeight: "20rem", textAlign: "center" });

export const fact = style({
  display: "flex",
  gap: vars.space.half,
  whiteSpace: "nowrap",
  "@media": { [media.tablet]: { gap: vars.space[1] } },
});

export const value = style({ color: vars.color.text });
