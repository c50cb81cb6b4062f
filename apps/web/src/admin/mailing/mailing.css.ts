import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const boxes = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space[3] });

export const advertising = style({ display: "grid", justifyItems: "start" });
