import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { HwpDocument, initSync } from "@rhwp/core";
import { asLine } from "./found-text.ts";

const { resolve } = createRequire(import.meta.url);

/** HWP 5 and HWPX. Throws for what the library cannot read, and for what has a password. */
export async function readHwpText(path: string): Promise<string> {
  initSync({ module: await readFile(resolve("@rhwp/core/rhwp_bg.wasm")) });
  const document = new HwpDocument(await readFile(path));
  try {
    // A text within JSON.
    return asLine(JSON.parse(document.getTextFileUnicode()) as string);
  } finally {
    document.free();
  }
}
