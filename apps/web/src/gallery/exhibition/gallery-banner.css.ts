import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** Low, so that the wall begins within 320 px of the top, 360 on a phone (SEE-08). */
export const strip = style({
  height: 80,
  overflow: "hidden",
  backgroundColor: vars.color.surfaceMuted,
  "@media": { [media.print]: { display: "none" } },
});

/** Faces, flowers and halos stand above the middle of a painting; its mount and its empty ground do not. */
export const cut = style({
  display: "block",
  width: "100%",
  height: "100%",
  objectFit: "cover",
  objectPosition: "50% 38%",
});
