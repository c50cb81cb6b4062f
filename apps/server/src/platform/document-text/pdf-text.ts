import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import { createFoundText } from "./found-text.ts";

const folder = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));

/** Throws for what is no PDF, or has a password. */
export async function readPdfText(path: string): Promise<string> {
  const task = getDocument({
    data: new Uint8Array(await readFile(path)),
    // Korean documents name an encoding instead of carrying it.
    cMapUrl: join(folder, "cmaps/"),
    cMapPacked: true,
    standardFontDataUrl: join(folder, "standard_fonts/"),
    wasmUrl: join(folder, "wasm/"),
    useSystemFonts: false,
    disableFontFace: true,
    stopAtErrors: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const document = await task.promise;
    const found = createFoundText();
    for (let number = 1; number <= document.numPages && !found.isFull(); number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      for (const item of items) if ("str" in item) found.add(item.hasEOL ? `${item.str} ` : item.str);
      found.add(" ");
      page.cleanup();
    }
    return found.read();
  } finally {
    await task.destroy();
  }
}
