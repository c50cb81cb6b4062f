import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const editor = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });
