import { swatches } from "@bulmo/ui/accent";
import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

const column = {
  maxWidth: `calc(40rem + 2 * ${vars.width.gutter})`,
  marginInline: "auto",
  paddingInline: vars.width.gutter,
} as const;

export const page = style({ ...column, display: "grid", gap: vars.space[2], paddingBlock: vars.space[5] });

export const form = style({ display: "grid", gap: vars.space[5], marginBlockStart: vars.space[2] });

export const part = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.lineHeading}`,
});

export const partTitle = style({ fontSize: vars.size.xl });

export const number = style({ color: vars.color.accent, marginInlineEnd: vars.space.half });

export const pair = style({
  display: "grid",
  gap: vars.space[3],
  "@media": { [media.tablet]: { gridTemplateColumns: "8rem minmax(0, 1fr)", gap: vars.space[2] } },
});

export const officer = style({
  display: "grid",
  gap: vars.space[1],
  paddingBlockEnd: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  "@media": { [media.tablet]: { gridTemplateColumns: "1fr 1fr 1.2fr", gap: vars.space[2] } },
});

export const short = style({ maxWidth: "6rem" });

export const note = style({ color: vars.color.textMuted, fontSize: vars.size.sm });

export const legend = style({ padding: 0, fontSize: vars.size.sm, fontWeight: vars.weight.semibold });

export const choices = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space[3] });

export const choice = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  minHeight: vars.width.tap,
  cursor: "pointer",
});

export const swatch = style({
  width: "1.5rem",
  height: "1.5rem",
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  forcedColorAdjust: "none",
  selectors: Object.fromEntries(
    Object.entries(swatches).map(([accent, colour]) => [`&[data-accent="${accent}"]`, { backgroundColor: colour }]),
  ),
});

export const logo = style({ display: "grid", gap: vars.space[1] });

export const logoRow = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[2] });

export const logoShown = style({ fontSize: "2.5rem" });

export const logoPicture = style({ width: "4rem", height: "4rem", objectFit: "contain" });
