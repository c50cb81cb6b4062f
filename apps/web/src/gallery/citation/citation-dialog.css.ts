import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const parts = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });

export const part = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.half });

export const name = style({ fontFamily: vars.font.sans, fontSize: vars.size.sm, fontWeight: vars.weight.semibold });

export const hint = style({ color: vars.color.textMuted, fontSize: vars.size.sm });

/** What is copied, and beside it the button; below it where letters are large. */
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  justifyContent: "space-between",
  gap: vars.space[1],
});

/** Selected whole by one press. */
export const text = style({
  flex: "1 1 16rem",
  minWidth: 0,
  paddingBlock: vars.space.half,
  overflowWrap: "anywhere",
  userSelect: "all",
});

export const files = style({ display: "flex", flexWrap: "wrap", gap: `${vars.space[1]} ${vars.space[3]}` });
