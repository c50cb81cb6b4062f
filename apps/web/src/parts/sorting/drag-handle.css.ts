import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const handle = style({
  color: vars.color.textMuted,
  cursor: "grab",
  // A finger that rests here lifts the row, and neither selects text nor opens a menu.
  touchAction: "manipulation",
  userSelect: "none",
  WebkitTouchCallout: "none",
  ":active": { cursor: "grabbing" },
  ":disabled": { opacity: 0.4, cursor: "not-allowed" },
  "@media": { [media.print]: { selectors: { "&&": { display: "none" } } } },
});
