import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const file = style({ display: "grid", gap: vars.space[3], maxWidth: vars.width.measure });

export const head = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[3] });

export const name = style({ fontSize: vars.size.xl });

export const quiet = style({ color: vars.color.textMuted });

export const suspended = style({ color: vars.color.danger, fontWeight: vars.weight.semibold });

export const facts = style({ borderBlockStart: `1px solid ${vars.color.lineHeading}` });

export const fact = style({
  display: "grid",
  gap: vars.space.half,
  paddingBlock: vars.space[1],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "7rem minmax(0, 1fr)", alignItems: "baseline", gap: vars.space[2] },
  },
});

export const label = style({ color: vars.color.textMuted, fontSize: vars.size.sm });

/** Career and activity are written in lines. */
export const value = style({ minWidth: 0, whiteSpace: "pre-line" });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: vars.space[1],
  "@media": { [media.print]: { display: "none" } },
});

export const grade = style({ maxWidth: "16rem" });
