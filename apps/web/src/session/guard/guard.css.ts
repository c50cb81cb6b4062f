import { style } from "@vanilla-extract/css";

/** Without scripts nothing is on its way. */
export const scripted = style({ "@media": { "(scripting: none)": { display: "none" } } });
