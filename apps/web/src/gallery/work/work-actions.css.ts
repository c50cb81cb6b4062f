import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const bar = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  alignItems: "start",
  gap: vars.space[1],
  "@media": {
    [media.tablet]: { display: "flex" },
    [media.print]: { display: "none" },
  },
});

/** On wide screens ways out stand on the left, things to do on the right. */
export const gap = style({
  display: "none",
  "@media": { [media.tablet]: { display: "block", flex: 1 } },
});
