export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const themeKey = "bulmo-theme";

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
function overruleFrame(theme: "light" | "dark"): void {
  const meta = document.createElement("meta");
  meta.name = "theme-color";
  meta.content = frameMeta(`[media*="${theme}"]`)?.content ?? "";
  document.head.prepend(meta);
}

/** As it was chosen on a page before; for the head, where the document has named both colours. */
export function restoreTheme(): void {
  try {
    const chosen = localStorage.getItem(themeKey);
    if (chosen !== "light" && chosen !== "dark") return;
    document.documentElement.dataset["theme"] = chosen;
    overruleFrame(chosen);
  } catch {
    // Storage is forbidden: the choice lasted as long as the page.
  }
}

export function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset["theme"];
  else dataset["theme"] = theme;
  frameMeta(":not([media])")?.remove();
  if (theme !== "system") overruleFrame(theme);
  try {
    if (theme === "system") localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    return;
  }
}
