import { style } from "@vanilla-extract/css";

/** Fingers have no keys; who has both is told of them by the handle. */
export const keys = style({ "@media": { "(pointer: coarse)": { display: "none" } } });
