import { media, vars } from "@bulmo/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const list = style({ inlineSize: "100%" });

export const rows = style({
  maxWidth: vars.width.measure,
  marginBlockEnd: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.lineHeading}`,
});

globalStyle(`${list} button`, { "@media": { [media.print]: { display: "none" } } });

export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[1],
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

/** Fields that are read as one, a line each with what it is for. */
export const together = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.half });

export const label = style({
  display: "block",
  color: vars.color.textMuted,
  fontFamily: vars.font.sans,
  fontSize: vars.size.sm,
});

export const choice = style({ maxWidth: "16rem" });

export const picture = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[1] });

export const thumbnail = style({ inlineSize: "9rem", blockSize: "4rem", objectFit: "cover" });
