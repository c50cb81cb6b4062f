import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const fields = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surfaceRaised,
});

export const field = style({
  display: "grid",
  gap: vars.space.half,
  padding: vars.space[2],
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const name = style({ fontSize: vars.size.md, fontFamily: vars.font.sans, fontWeight: vars.weight.semibold });

/** Beside each other where there is room. */
export const sides = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[1],
  margin: 0,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: vars.space[3] },
  },
});

export const side = style({ color: vars.color.textMuted, fontSize: vars.size.sm });

/** With the lines that were typed. */
export const value = style({ margin: 0, whiteSpace: "pre-line", overflowWrap: "anywhere" });
