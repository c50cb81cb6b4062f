import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const worklist = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });

export const head = style({ display: "grid", gap: vars.space[1] });

export const note = style({ margin: 0, color: vars.color.textMuted });

/** Where a thing is or was, and whose, under its name. */
export const place = style({ display: "block", color: vars.color.textMuted, fontSize: vars.size.sm });

export const actions = style({
  display: "flex",
  gap: vars.space.half,
  whiteSpace: "nowrap",
  "@media": { [media.belowTablet]: { gap: vars.space[1], paddingBlockStart: vars.space[1] } },
});

export const removal = style({ selectors: { "&&": { color: vars.color.danger } } });

/** Takes the focus of a row that has gone, without looking like something to press. */
export const status = style({ margin: 0, color: vars.color.success, ":focus": { outline: "none" } });
