import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";
import { form as lines } from "../../parts/form/form.css.ts";

export const form = style([lines, { maxWidth: vars.width.form }]);
