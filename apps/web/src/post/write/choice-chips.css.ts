import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const group = style({ display: "grid", gap: vars.space.half });

export const label = style({ fontSize: vars.size.sm, fontWeight: vars.weight.semibold });

export const chips = style({ display: "flex", flexWrap: "wrap", gap: vars.space[1] });

export const chip = style({ position: "relative", display: "grid", cursor: "pointer" });

/** There for the finger and for keys; what is seen is the word. */
export const choice = style({ position: "absolute", inset: 0, margin: 0, opacity: 0, cursor: "pointer" });

export const word = style({
  display: "grid",
  alignContent: "center",
  minHeight: vars.width.tap,
  paddingInline: vars.space[2],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.round,
  color: vars.color.text,
  fontSize: vars.size.sm,
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    [`${choice}:hover + &`]: { borderColor: vars.color.lineActive },
    [`${choice}:checked + &`]: {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accent,
      color: vars.color.onAccent,
      fontWeight: vars.weight.semibold,
    },
    [`${choice}:focus-visible + &`]: { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" },
  },
});
