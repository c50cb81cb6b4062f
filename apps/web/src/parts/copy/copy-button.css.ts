import { media } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** A page without scripts, or on paper, can copy nothing. */
export const button = style({
  "@media": { "(scripting: none)": { display: "none" }, [media.print]: { display: "none" } },
});
