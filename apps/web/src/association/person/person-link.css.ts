import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** Names stand close together in tables and lists: a finger finds room for each, and a pointer needs none. */
export const name = style({
  "@media": {
    "(pointer: coarse)": {
      display: "inline-flex",
      alignItems: "center",
      minWidth: vars.width.tap,
      minHeight: vars.width.tap,
    },
  },
});
