import { vars } from "@bulmo/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const parts = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[5] });

export const cancelled = style({
  padding: vars.space[2],
  border: `1px solid ${vars.color.danger}`,
  color: vars.color.danger,
  fontWeight: vars.weight.semibold,
});

export const quiet = style({ color: vars.color.textMuted });

export const address = style({ fontStyle: "normal" });

export const maps = style({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: vars.space[2] });

export const reply = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 36rem)",
  gap: vars.space[3],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const replyTitle = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.xl,
  fontWeight: vars.weight.serif,
});

export const narrow = style({ maxWidth: "10rem" });

export const failure = style({ color: vars.color.danger, ":empty": { display: "none" } });

/** As long as nobody has asked who is here. */
export const memberWaits = style({ display: "none" });

export const visitorAsked = style({ display: "contents" });

globalStyle(`html[data-member] ${memberWaits}`, { display: "block" });
globalStyle(`html[data-member] ${visitorAsked}`, { display: "none" });
