import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[2] });

export const remark = style({ color: vars.color.textMuted, fontSize: vars.size.sm });
