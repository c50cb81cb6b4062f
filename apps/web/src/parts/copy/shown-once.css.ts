import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const step = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });

export const warning = style({ fontWeight: vars.weight.semibold });

/** What is to be taken along, apart from what is said of it. */
export const shown = style({
  display: "grid",
  gap: vars.space[1],
  justifyItems: "start",
  padding: vars.space[3],
  backgroundColor: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.line}`,
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "center" } },
});

/** Selected whole by one click; some 50 letters without a place to break. */
export const secret = style({
  minWidth: 0,
  fontFamily: "ui-monospace, monospace",
  letterSpacing: "0.02em",
  overflowWrap: "anywhere",
  userSelect: "all",
});
