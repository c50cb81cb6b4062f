import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const reports = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });

export const head = style({ display: "grid", gap: vars.space[1] });

export const note = style({ margin: 0, color: vars.color.dammuk });

/** Takes the focus of a row that has gone, without looking like something to press. */
export const told = style({ margin: 0, color: vars.color.seonnok, ":focus": { outline: "none" } });

/** A comment keeps its lines, and is not longer than a few of them. */
export const link = style({ textDecoration: "underline", textUnderlineOffset: "0.2em", overflowWrap: "anywhere" });

export const place = style({ display: "block", color: vars.color.dammuk, fontSize: vars.size.sm });

export const why = style({ fontSize: vars.size.sm, whiteSpace: "normal" });

export const notes = style({
  marginBlockStart: vars.space.half,
  paddingInlineStart: vars.space[1],
  borderInlineStart: `2px solid ${vars.color.sakryeok}`,
  color: vars.color.dammuk,
});

export const actions = style({
  display: "flex",
  gap: vars.space.half,
  whiteSpace: "nowrap",
  "@media": { [media.belowTablet]: { gap: vars.space[1], paddingBlockStart: vars.space[1] } },
});

export const removal = style({ selectors: { "&&": { color: vars.color.jusa } } });
