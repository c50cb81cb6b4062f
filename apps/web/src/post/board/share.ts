import { copyText } from "../../parts/copy/copy-text.ts";

type Link = { title: string; url: string };
export type ShareOutcome = "shared" | "copied" | "failed";

/** By the device's own sheet where there is one, by a copied link otherwise (BRD-08). */
export async function share(link: Link): Promise<ShareOutcome> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share(link);
      return "shared";
    } catch (error) {
      // The reader closed the sheet: that is an answer, not a failure.
      if (error instanceof DOMException && error.name === "AbortError") return "shared";
    }
  }
  return (await copyText(link.url)) ? "copied" : "failed";
}
