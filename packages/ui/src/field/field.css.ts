import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const field = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.half,
  // Beside a field that has an error, none of its own parts grows taller.
  alignContent: "start",
  minWidth: 0,
});

export const label = style({
  fontSize: vars.size.sm,
  fontWeight: vars.weight.semibold,
  color: vars.color.text,
});

export const required = style({ marginInlineStart: "0.2em", color: vars.color.danger });

export const hint = style({ fontSize: vars.size.xs, color: vars.color.textMuted });

export const error = style({ fontSize: vars.size.sm, color: vars.color.danger });
