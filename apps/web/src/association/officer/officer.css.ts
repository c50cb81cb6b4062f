import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const role = style({ width: "11rem", "@media": { [media.belowTablet]: { width: "26%" } } });

/** In line, and under one another from row to row: no cell is wider than a name with its remark. */
export const people = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 6.5rem), 1fr))",
  gap: `${vars.space[1]} ${vars.space[2]}`,
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(auto-fill, minmax(12rem, 1fr))" } },
});

/** On a phone the remark stands under its name. */
export const person = style({
  display: "grid",
  alignContent: "start",
  "@media": { [media.tablet]: { display: "flex", alignItems: "baseline", gap: vars.space[1] } },
});

export const name = style({ whiteSpace: "nowrap" });

export const remarks = style({ color: vars.color.textMuted, fontSize: vars.size.sm });
