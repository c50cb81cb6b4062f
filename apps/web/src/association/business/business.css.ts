import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const part = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });

export const subject = style({ marginBlockEnd: `calc(-1 * ${vars.space[1]})`, fontSize: vars.size.lg });
