import { style } from "@vanilla-extract/css";
import { way } from "./view-switch.css.ts";

/** A sign among words: it stands in the middle of their line. */
export const sign = style([way, { paddingBlockStart: "0.17em" }]);
