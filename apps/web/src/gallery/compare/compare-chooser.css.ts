import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "flex", flexWrap: "wrap", gap: vars.space[1] });

export const term = style({ flex: "1 1 14rem", minWidth: 0, maxWidth: "26rem" });
