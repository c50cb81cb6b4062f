import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const form = style({
  display: "flex",
  gap: vars.space[1],
  width: "100%",
  "@media": {
    [media.tablet]: { width: "min(28rem, 100%)", marginInlineStart: "auto" },
    [media.print]: { display: "none" },
  },
});

export const field = style({ flex: "none", width: "6.5rem" });

export const term = style({ flex: 1, minWidth: 0 });
