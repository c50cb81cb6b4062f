import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const row = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

export const declining = style({ display: "grid", gap: vars.space[2], paddingBlock: vars.space[2] });
