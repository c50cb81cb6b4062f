import { style } from "@vanilla-extract/css";

export const term = style({ flex: "1 1 14rem", minWidth: 0, maxWidth: "26rem" });
