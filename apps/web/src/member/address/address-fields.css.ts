import { vars } from "@bulmo/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const zonecode = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  gap: vars.space[1],
});

export const frame = style({ height: "min(30rem, 60vh)" });

globalStyle(`${frame} > iframe`, { display: "block", width: "100%", height: "100%", border: 0 });
