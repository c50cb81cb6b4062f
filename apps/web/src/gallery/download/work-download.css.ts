import { style } from "@vanilla-extract/css";

export const reserved = style({ flexBasis: "100%" });
