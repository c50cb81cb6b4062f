import { vars } from "@bulmo/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const zonecode = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  gap: vars.space[1],
});

globalStyle(`${zonecode} > input`, { flex: "1 1 7rem" });

export const frame = style({ height: "min(30rem, 60vh)" });

globalStyle(`${frame} > iframe`, { display: "block", width: "100%", height: "100%", border: 0 });
