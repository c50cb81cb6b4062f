import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[1],
  alignItems: "center",
  justifyContent: "space-between",
  selectors: { "&[hidden]": { display: "none" } },
});
