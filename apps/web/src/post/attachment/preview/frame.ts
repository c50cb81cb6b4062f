import { createSheets } from "./frame-sheets.ts";
import type { FromFrame, FromWorker, Handover, ToFrame, ToWorker } from "./messages.ts";

// Runs in a frame of its own, which has no origin and may load nothing (docs/decisions/071): shows the sheets of a file as
// a worker draws them.

/** Milliseconds: a file that takes longer is none for a preview. */
const longestOpening = 30_000;
const longestSheet = 20_000;

/** Milliseconds after the last change of width. */
const calm = 200;

function startWorker(program: ArrayBuffer): Worker {
  const address = URL.createObjectURL(new Blob([program], { type: "text/javascript" }));
  return new Worker(address);
}

/** Redraws when the width has come to rest. */
function followWidth(element: HTMLElement, then: () => void): void {
  let resting = 0;
  new ResizeObserver(() => {
    window.clearTimeout(resting);
    resting = window.setTimeout(then, calm);
  }).observe(element);
}

function begin({ program, file, wasm, zoom }: Handover, port: MessagePort): void {
  const pages = document.querySelector("main") ?? document.body;
  const worker = startWorker(program);
  let watch = 0;
  const post = (message: FromFrame) => port.postMessage(message);
  const fail = () => {
    window.clearTimeout(watch);
    worker.terminate();
    post({ is: "failed" });
  };
  const ask = (message: ToWorker, limit: number, transfer: Transferable[] = []) => {
    watch = window.setTimeout(fail, limit);
    worker.postMessage(message, transfer);
  };
  const sheets = createSheets({
    pages,
    draw: (sheet, scale) => ask({ is: "draw", sheet, scale }, longestSheet),
    onAt: (sheet) => post({ is: "at", sheet }),
  });
  const onMessage = (message: FromWorker) => {
    if (message.is === "asset") return post(message);
    window.clearTimeout(watch);
    if (message.is === "failed" || (message.is === "opened" && message.sheets.length === 0)) return fail();
    if (message.is === "opened") {
      post({ is: "opened", sheets: message.sheets.length, total: message.total });
      return sheets.open(message.sheets);
    }
    post({ is: "drawn" });
    return sheets.put(message.sheet, message.image, message.text);
  };
  worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => onMessage(data));
  worker.addEventListener("error", fail);
  followWidth(pages, sheets.drawNext);
  port.addEventListener("message", ({ data }: MessageEvent<ToFrame>) => {
    if (data.is === "zoom") sheets.zoomTo(data.zoom);
    else worker.postMessage(data satisfies ToWorker, data.bytes ? [data.bytes] : []);
  });
  port.start();
  sheets.zoomTo(zoom);
  ask({ is: "open", file, wasm }, longestOpening, wasm ? [file, wasm] : [file]);
}

window.addEventListener(
  "message",
  ({ data, ports: [port], source }: MessageEvent<Handover>) => {
    if (source === window.parent && port) begin(data, port);
  },
  { once: true },
);
