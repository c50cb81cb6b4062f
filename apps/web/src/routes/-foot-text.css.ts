import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";
import { ground } from "../association/page-text/page-text-editor.css.ts";

export const foot = style({ vars: { [ground]: vars.color.surfaceMuted } });
