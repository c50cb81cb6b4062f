import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** A finger on it moves it, and not the page. */
export const movable = style({
  cursor: "grab",
  touchAction: "none",
  selectors: {
    "&:focus-visible": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" },
  },
});

export const tools = style({ display: "flex", flexWrap: "wrap", gap: vars.space[1] });

export const hint = style({ color: vars.color.textMuted, fontSize: vars.size.sm });

export const note = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space.half} ${vars.space[2]}`,
  paddingBlock: `${vars.space[1]} ${vars.space[2]}`,
  fontSize: vars.size.sm,
});
