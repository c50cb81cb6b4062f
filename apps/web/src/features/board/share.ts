type Link = { title: string; url: string };

/** By the device's own sheet where there is one, by a copied link otherwise (BRD-08). */
export async function share(link: Link): Promise<"shared" | "copied" | "failed"> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share(link);
      return "shared";
    } catch (error) {
      // The reader closed the sheet: that is an answer, not a failure.
      if (error instanceof DOMException && error.name === "AbortError") return "shared";
    }
  }
  return (await copy(link.url)) ? "copied" : "failed";
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** For browsers that keep the clipboard from pages without https. */
function copyBySelection(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  return isCopied;
}
