import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** As wide as a portrait is looked at, beside a name. */
export const portrait = style({ width: "min(100%, 16rem)", height: "auto" });

export const names = style({ display: "flex", flexWrap: "wrap", gap: `${vars.space.half} ${vars.space[2]}` });

export const note = style({
  maxWidth: vars.width.measure,
  paddingBlockEnd: vars.space[4],
  fontFamily: vars.font.serif,
  lineHeight: vars.leading.reading,
  whiteSpace: "pre-line",
});
