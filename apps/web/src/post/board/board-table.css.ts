import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const title = style({ display: "inline-flex", alignItems: "baseline", gap: vars.space[1] });

/** On the first line of a title that needs two. */
export const mark = style({
  display: "inline-flex",
  flex: "none",
  alignSelf: "start",
  alignItems: "center",
  height: "1lh",
});
