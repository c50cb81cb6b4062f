import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** A year stands beside its documents where there is room, and above them on a phone. */
export const year = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[2],
  "@media": { [media.tablet]: { gridTemplateColumns: "7rem minmax(0, 1fr)", gap: vars.space[3] } },
});

export const years = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[6] });

export const name = style({
  alignSelf: "start",
  fontSize: vars.size.xl,
  lineHeight: vars.leading.heading,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.tablet]: { position: "sticky", insetBlockStart: vars.space[3] } },
});
