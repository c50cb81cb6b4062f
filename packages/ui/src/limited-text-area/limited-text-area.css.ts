import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const limit = style({ margin: 0, fontSize: vars.size.sm, color: vars.color.danger });
