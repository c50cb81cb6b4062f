/** Under which a browser notes the sheet of the fonts that it has. */
const storageKey = "fonts";

/**
 * A browser that has the fonts already paints in them at once. The first page of a visit is painted in the device's own
 * letters, which need not be waited for; that every page after it began so too would be a flicker.
 */
export function paintInStoredFonts(href: string): void {
  try {
    if (localStorage.getItem(storageKey) !== href) return;
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "stylesheet", href, blocking: "render" }),
    );
  } catch {
    // Storage is forbidden: the fonts come after the first paint.
  }
}

export function noteFonts(href: string): void {
  try {
    localStorage.setItem(storageKey, href);
  } catch {
    // The next page begins as this one did.
  }
}
