import { globalStyle, style } from "@vanilla-extract/css";

export const table = style({});

globalStyle(`${table} :is(th, td)`, { width: "20%", wordBreak: "keep-all" });
