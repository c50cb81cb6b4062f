export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

export const themeKey = "bulmo-theme";

const asTheme = (value: unknown): Theme => themes.find((theme) => theme === value) ?? "system";

/** Storage may be forbidden: then the choice lasts as long as the page. */
export function readTheme(): Theme {
  try {
    return asTheme(localStorage.getItem(themeKey));
  } catch {
    return asTheme(document.documentElement.dataset["theme"]);
  }
}

const frameMeta = (media: string) => document.head.querySelector<HTMLMetaElement>(`meta[name="theme-color"]${media}`);

/**
 * The browser's own frame follows the first of these whose `media` holds: one without, put first, overrules the device. The
 * document names both colours (`-document.tsx`).
 */
function paintFrame(theme: Theme): void {
  frameMeta(":not([media])")?.remove();
  if (theme === "system") return;
  const meta = document.createElement("meta");
  meta.name = "theme-color";
  meta.content = frameMeta(`[media*="${theme}"]`)?.content ?? "";
  document.head.prepend(meta);
}

export function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset["theme"];
  else dataset["theme"] = theme;
  paintFrame(theme);
  try {
    if (theme === "system") localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    return;
  }
}
