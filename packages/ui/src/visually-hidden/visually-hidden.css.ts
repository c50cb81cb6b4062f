import { style } from "@vanilla-extract/css";

/** Read aloud and not seen. */
export const unseen = {
  position: "absolute",
  width: 1,
  height: 1,
  margin: -1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

export const visuallyHidden = style(unseen);
