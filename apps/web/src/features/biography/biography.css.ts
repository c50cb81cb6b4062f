import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const biography = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[8] });

export const dates = style({ fontFamily: vars.font.serif, fontSize: vars.size.lg, fontVariantNumeric: "tabular-nums" });

export const years = style({ maxWidth: vars.width.measure });
