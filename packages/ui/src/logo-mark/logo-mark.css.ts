import { style, styleVariants } from "@vanilla-extract/css";
import { pigment } from "../drawing/paint.ts";

const { jibun, yangnok, juhong, hwang, seokganju } = pigment;

export const fill = styleVariants({ yangnok, juhong, hwang, seokganju }, (colour) => ({ fill: colour }));

export const lines = style({ stroke: jibun });
