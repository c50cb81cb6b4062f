import { styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

/** As pigments look on a painting: the same in every light, for what is meant is the painting's colour. */
const pigments = {
  BLUE: "#2c568c",
  RED: "#b5382a",
  YELLOW: "#e2b13c",
  WHITE: "#fbf9f3",
  BLACK: "#1f1b16",
  GREEN: "#3f8069",
  VIOLET: "#6a4a86",
  BROWN: "#7a3b2e",
  GOLD: "#b08d3a",
} as const;

export const swatch = styleVariants(pigments, (backgroundColor) => ({
  display: "inline-block",
  flex: "none",
  width: "0.75em",
  height: "0.75em",
  border: `1px solid ${vars.color.lineStrong}`,
  backgroundColor,
  // Forced, all pigments would have one colour.
  forcedColorAdjust: "none",
}));
