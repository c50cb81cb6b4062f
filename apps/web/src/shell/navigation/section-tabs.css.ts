import { media } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** A printed page leads nowhere. */
export const frame = style({ "@media": { [media.print]: { display: "none" } } });
