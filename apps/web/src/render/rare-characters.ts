import rareHanja from "@bulmo/ui/rare-hanja.css?url";
import rareSans from "@bulmo/ui/rare-sans.css?url";
import rareSerif from "@bulmo/ui/rare-serif.css?url";

/** By what their families (`Bulmo Hanja Rare`) are called. */
const sheets: Readonly<Record<string, string>> = { Sans: rareSans, Serif: rareSerif, Hanja: rareHanja };

/**
 * Letters that hardly a page shows have sheets of their own, of thousands of rules. A browser that meets one of them, on
 * the page or as it is typed, loads the signal of its family, a font without letters; then the sheet is asked for.
 */
export function watchRareCharacters(): void {
  const ask = () => {
    for (const { family, status } of document.fonts) {
      const href = sheets[/(\w+) Rare/.exec(family)?.[1] ?? ""];
      if (href && status === "loaded" && !document.querySelector(`[href="${href}"]`))
        document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
    }
  };
  document.fonts.addEventListener("loadingdone", ask);
  ask();
}
