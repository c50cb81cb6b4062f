import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const album = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[5] });

/** A text is read in its own measure, and the pictures take the page. */
export const text = style({ maxWidth: vars.width.measure });

export const opener = style({
  display: "block",
  cursor: "zoom-in",
  outlineOffset: "4px",
  "@media": { [media.print]: { cursor: "auto" } },
});

export const words = style({
  marginBlockStart: vars.space.half,
  fontSize: vars.size.sm,
  lineHeight: vars.leading.heading,
  color: vars.color.textMuted,
});
