import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { jibun, yangnok, juhong, hwang, seokganju } = vars.pigment;

export const fill = styleVariants({ yangnok, juhong, hwang, seokganju }, (colour) => ({ fill: colour }));

export const lines = style({ stroke: jibun });
