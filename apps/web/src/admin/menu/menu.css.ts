import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const hidden = style({ color: vars.color.accent });

/** A section of the menu with its pages. */
export const section = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[1] });

export const title = style({ fontSize: vars.size.lg, fontWeight: vars.weight.semibold });
