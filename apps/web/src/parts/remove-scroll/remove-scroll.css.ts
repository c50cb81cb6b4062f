import { globalStyle } from "@vanilla-extract/css";

export const lock = "data-locks-scroll";

globalStyle(`html:has([${lock}])`, { overflow: "hidden" });
