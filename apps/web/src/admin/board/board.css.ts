import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const closed = style({ color: vars.color.accent });

/** What has changed and is not kept yet, with what keeps it. */
export const unsaved = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[1],
  alignItems: "center",
  justifyContent: "space-between",
  selectors: { "&[hidden]": { display: "none" } },
});

/** The grades that may be chosen, side by side. */
export const boxes = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space[3], rowGap: vars.space.half });
