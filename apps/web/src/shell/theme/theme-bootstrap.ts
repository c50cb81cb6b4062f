import { themeColor } from "@bulmo/ui/theme";
import { themeKey } from "./theme.ts";

/** Runs before the first paint, so that a chosen theme does not flash the other one first. */
export const themeBootstrap = `try{let t=localStorage.getItem("${themeKey}");if(t==="light"||t==="dark"){document.documentElement.dataset.theme=t;let m=document.createElement("meta");m.name="theme-color";m.content=${JSON.stringify(themeColor)}[t];document.head.prepend(m)}}catch{}`;
