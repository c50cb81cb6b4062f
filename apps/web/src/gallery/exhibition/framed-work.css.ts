import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** A narrow scroll hangs at the left of its place, above its label. Its ground shows until the picture is there. */
export const place = style({
  position: "relative",
  width: "100%",
  height: "100%",
  overflow: "hidden",
  selectors: {
    '&[data-pictured="true"]::before': {
      content: '""',
      position: "absolute",
      insetBlock: 0,
      insetInlineStart: 0,
      maxWidth: "100%",
      aspectRatio: "var(--ratio)",
      backgroundColor: vars.color.surfaceMuted,
    },
  },
});

export const picture = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  objectFit: "contain",
  objectPosition: "left center",
});

export const empty = style({
  display: "grid",
  placeItems: "center",
  width: "100%",
  height: "100%",
  border: `1px solid ${vars.color.line}`,
  color: vars.color.ornament,
});

export const bud = style({ width: "min(4rem, 40%)" });
