import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const group = style({ display: "grid", gap: vars.space[1], gridColumn: "1 / -1", minWidth: 0 });

export const legend = style({ fontWeight: vars.weight.semibold, paddingBlockEnd: vars.space.half });

export const hint = style({ color: vars.color.textMuted, fontSize: vars.size.sm });

export const rows = style({ display: "grid", gap: vars.space[2] });

export const row = style({
  display: "grid",
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[1],
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr) auto" } },
});

/** On the line of the fields' own boxes, below their labels. */
export const tools = style({ display: "flex", "@media": { [media.tablet]: { paddingBlockStart: "1.5rem" } } });

export const error = style({ color: vars.color.danger, fontSize: vars.size.sm });
