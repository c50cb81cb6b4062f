import { vars } from "@bulmo/ui/theme";
import { createVar, style } from "@vanilla-extract/css";

/** How tall the place is that a list gives. */
export const tall = createVar();

/**
 * A picture stands at the left of its place, on its label. Its ground shows until it is there: as tall as the place, or as
 * wide where that makes it lower.
 */
export const place = style({
  position: "relative",
  width: "100%",
  height: "100%",
  overflow: "hidden",
  selectors: {
    '&[data-pictured="true"]::before': {
      content: '""',
      position: "absolute",
      insetBlockEnd: 0,
      insetInlineStart: 0,
      width: `min(100%, calc(var(--ratio) * ${tall}))`,
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
  objectPosition: "left bottom",
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
