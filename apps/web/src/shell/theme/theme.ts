import { themeColor } from "@bulmo/ui/theme";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const storageKey = "bulmo-theme";

const asTheme = (value: unknown): Theme => themes.find((theme) => theme === value) ?? "system";

/** Storage may be forbidden: then the choice lasts as long as the page. */
export function readTheme(): Theme {
  try {
    return asTheme(localStorage.getItem(storageKey));
  } catch {
    return asTheme(document.documentElement.dataset["theme"]);
  }
}

/** The browser's own frame follows the first of these whose `media` holds: one without, put first, overrules the device. */
function paintFrame(theme: Theme): void {
  document.head.querySelector('meta[name="theme-color"]:not([media])')?.remove();
  if (theme === "system") return;
  const meta = document.createElement("meta");
  meta.name = "theme-color";
  meta.content = themeColor[theme];
  document.head.prepend(meta);
}

export function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset["theme"];
  else dataset["theme"] = theme;
  paintFrame(theme);
  try {
    if (theme === "system") localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    return;
  }
}

/** Runs before the first paint, so that a chosen theme does not flash the other one first. */
export const themeBootstrap = `try{let t=localStorage.getItem("${storageKey}");if(t==="light"||t==="dark"){document.documentElement.dataset.theme=t;let m=document.createElement("meta");m.name="theme-color";m.content=${JSON.stringify(themeColor)}[t];document.head.prepend(m)}}catch{}`;
