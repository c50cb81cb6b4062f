import { hasWindow } from "./worker-window.ts";
import { AnnotationMode, getDocument, type PDFDocumentProxy, type PDFPageProxy } from "pdfjs-dist";
import { WorkerMessageHandler } from "pdfjs-dist/build/pdf.worker.mjs";
import { mostSheets, type Sheet } from "./messages.ts";
import { askForAsset, serve } from "./worker-port.ts";

// All of pdf.js runs here, what reads a file and what draws it: a worker is ended when a file takes too long (071). It is
// told of no scripts: pdf.sandbox, which would run those of a file, is not part of this program.

/** Pixels of one drawing at most. */
const mostPixels = 16_000_000;

/** Pixels of one picture in a file at most; a larger one is left out. */
const mostPicturePixels = 100_000_000;

/** A point is 1/72 inch, a CSS pixel 1/96. */
const pixelsPerPoint = 96 / 72;

const fonts = (globalThis as { fonts?: FontFaceSet }).fonts;

type Surface = { canvas: OffscreenCanvas | null; context: OffscreenCanvasRenderingContext2D | null };

class Canvases {
  create(width: number, height: number): Surface {
    const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height));
    return { canvas, context: canvas.getContext("2d", { willReadFrequently: true }) };
  }
  reset({ canvas }: Surface, width: number, height: number): void {
    if (canvas) Object.assign(canvas, { width, height });
  }
  destroy(surface: Surface): void {
    if (surface.canvas) Object.assign(surface.canvas, { width: 0, height: 0 });
    Object.assign(surface, { canvas: null, context: null });
  }
  getNoAlphaContext(canvas: OffscreenCanvas) {
    return canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  }
}

const none = () => "none";

/** Filters are elements of a page, which a worker has not: what asks for one is drawn plain. */
class NoFilters {
  addFilter = none;
  addHCMFilter = none;
  addAlphaFilter = none;
  addLuminosityFilter = none;
  addKnockoutFilter = none;
  addHighlightHCMFilter = none;
  addSelectionHCMFilter = none;
  addSelectionFilter = none;
  createSelectionStyle = () => null;
  destroy = () => {};
}

class Assets {
  fetch = ({ filename }: { filename: string }) => askForAsset(filename);
}

/** Sheets without a number of their own stand as the first does. */
async function sheetsOf(pdf: PDFDocumentProxy): Promise<Sheet[]> {
  const count = Math.min(pdf.numPages, mostSheets);
  const sheets: Sheet[] = [];
  for (let number = 1; number <= count; number += 1) {
    const { width, height } = (await pdf.getPage(number)).getViewport({ scale: pixelsPerPoint });
    sheets.push({ width, height });
  }
  return sheets;
}

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items.map((item) => ("str" in item ? `${item.str}${item.hasEOL ? "\n" : ""}` : "")).join("");
}

serve(async (file) => {
  if (!hasWindow || !WorkerMessageHandler) throw new Error("The reader is not there.");
  const pdf = await getDocument({
    data: file,
    useWorkerFetch: false,
    BinaryDataFactory: Assets,
    CanvasFactory: Canvases,
    FilterFactory: NoFilters,
    // Of a page it needs to know where fonts are; without that, letters are drawn as shapes.
    ...(fonts ? { ownerDocument: { fonts } as unknown as HTMLDocument } : { disableFontFace: true }),
    cMapUrl: "/",
    standardFontDataUrl: "/",
    wasmUrl: "/",
    maxImageSize: mostPicturePixels,
    disableWorkerRendering: true,
    verbosity: 0,
  }).promise;
  return {
    sheets: await sheetsOf(pdf),
    total: pdf.numPages,
    async draw(sheet, asked) {
      const page = await pdf.getPage(sheet + 1);
      const natural = page.getViewport({ scale: pixelsPerPoint });
      const scale = Math.min(asked, Math.sqrt(mostPixels / (natural.width * natural.height)));
      const viewport = page.getViewport({ scale: pixelsPerPoint * scale });
      const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
      const canvasContext = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
      await page.render({
        canvas: null,
        canvasContext: canvasContext as unknown as CanvasRenderingContext2D,
        viewport,
        annotationMode: AnnotationMode.ENABLE,
      }).promise;
      const drawn = { image: canvas.transferToImageBitmap(), text: await textOf(page).catch(() => "") };
      page.cleanup();
      return drawn;
    },
  };
});
