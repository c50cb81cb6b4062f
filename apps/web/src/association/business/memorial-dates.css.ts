import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";
import { rows } from "../longform/rows.css.ts";

export const dates = style({ display: "grid", justifyItems: "start", gap: vars.space[2] });

export const caption = style({ color: vars.color.textMuted, fontSize: vars.size.sm });

export const days = style([rows, { width: "100%" }]);

export const calendar = style({ "@media": { [media.print]: { display: "none" } } });
