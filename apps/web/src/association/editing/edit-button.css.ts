import { media } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const tools = style({ "@media": { [media.print]: { display: "none" } } });
