import { style } from "@vanilla-extract/css";

/** Password managers overlook a field of type `hidden`, and read this one. */
export const unseen = style({ display: "none" });
