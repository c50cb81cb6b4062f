import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space[1] });

export const setUp = style({
  display: "grid",
  gap: vars.space[3],
  justifyItems: "center",
  "@media": { [media.tablet]: { gridTemplateColumns: "auto 1fr", justifyItems: "start", alignItems: "center" } },
});

/** Dark on light by day and by night: not every camera reads the other way round. */
export const qr = style({
  colorScheme: "light",
  display: "block",
  inlineSize: "12rem",
  blockSize: "12rem",
  backgroundColor: "Canvas",
  color: "CanvasText",
  border: `1px solid ${vars.color.line}`,
});

export const secret = style({
  fontFamily: "ui-monospace, monospace",
  letterSpacing: "0.06em",
  overflowWrap: "anywhere",
});

export const codes = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 1fr))",
  gap: vars.space[1],
  padding: vars.space[3],
  backgroundColor: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.line}`,
  fontFamily: "ui-monospace, monospace",
  letterSpacing: "0.04em",
});
