import { HwpDocument, initSync } from "@rhwp/core";
import { withMemoryLimit } from "./memory-limit.ts";
import { mostSheets, type Sheet } from "./messages.ts";
import { serve } from "./worker-port.ts";

/** Megabytes that the library may take for one file. */
const mostMemory = 512;

const context = new OffscreenCanvas(1, 1).getContext("2d");

/** Asked for by the library, which knows no fonts, where lines break. */
Object.assign(globalThis, {
  measureTextWidth(font: string, text: string): number {
    if (!context) return text.length;
    if (context.font !== font) context.font = font;
    return context.measureText(text).width;
  },
});

type PageInfo = Partial<Sheet>;

/** Of A4, for a sheet that does not say. */
const usual: Sheet = { width: 794, height: 1123 };

function sheetOf(hwp: HwpDocument, number: number): Sheet {
  const { width, height } = JSON.parse(hwp.getPageInfo(number)) as PageInfo;
  return { width: width || usual.width, height: height || usual.height };
}

/** It comes as a text of JSON, or as the text itself. */
function textOf(hwp: HwpDocument, number: number): string {
  const text = hwp.getPageText(number);
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === "string" ? parsed : text;
  } catch {
    return text;
  }
}

serve((file, wasm) => {
  if (!wasm) throw new Error("Nothing to draw with.");
  initSync({ module: withMemoryLimit(new Uint8Array(wasm), mostMemory) });
  const hwp = new HwpDocument(file);
  const total = hwp.pageCount();
  const count = Math.min(total, mostSheets);
  return Promise.resolve({
    sheets: Array.from({ length: count }, (_, number) => sheetOf(hwp, number)),
    total,
    draw: (sheet) => ({ image: hwp.renderPageSvg(sheet), text: textOf(hwp, sheet) }),
  });
});
