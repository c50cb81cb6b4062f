import { style } from "@vanilla-extract/css";
import { bandSize } from "../drawn/size.ts";
import { media } from "../theme/theme.css.ts";
import beam from "./beam.svg?inline";

/** In the sheet and not a file of its own: it is the first that a page shows. A flower stands beside the middle. */
export const band = style({
  height: bandSize.height,
  background: `url("${beam}") calc(50% + ${bandSize.width / 2}px) 0 / ${bandSize.width}px ${bandSize.height}px repeat-x`,
  "@media": { [media.print]: { display: "none" } },
});
