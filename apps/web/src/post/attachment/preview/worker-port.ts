import type { FromWorker, Sheet, ToWorker } from "./messages.ts";

/** The worker's end of what is said; its own types would need a program without a window. */
const scope = globalThis as unknown as {
  addEventListener: (type: "message", listener: (event: MessageEvent<ToWorker>) => void) => void;
  postMessage: (message: FromWorker, transfer?: Transferable[]) => void;
};

type Drawn = { image: ImageBitmap | string; text: string };

type Opened = { sheets: Sheet[]; total: number; draw: (sheet: number, scale: number) => Promise<Drawn> | Drawn };

type Open = (file: Uint8Array<ArrayBuffer>, wasm: ArrayBuffer | undefined) => Promise<Opened>;

const asked = new Map<string, (bytes: ArrayBuffer | null) => void>();

/** A file of the library's own, which the page has and this worker cannot load. */
export async function askForAsset(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const { promise, resolve } = Promise.withResolvers<ArrayBuffer | null>();
  asked.set(name, resolve);
  scope.postMessage({ is: "asset", name });
  const bytes = await promise;
  if (!bytes) throw new Error(`There is no ${name}.`);
  return new Uint8Array(bytes);
}

/** Opens one file and draws its sheets, as it is asked to. */
export function serve(open: Open): void {
  let opened: Opened | undefined;
  const answer = async (message: ToWorker) => {
    if (message.is === "open") {
      opened = await open(new Uint8Array(message.file), message.wasm);
      scope.postMessage({ is: "opened", sheets: opened.sheets, total: opened.total });
    } else if (message.is === "draw" && opened) {
      const drawn = await opened.draw(message.sheet, message.scale);
      const transfer = typeof drawn.image === "string" ? [] : [drawn.image];
      scope.postMessage({ is: "drawn", sheet: message.sheet, ...drawn }, transfer);
    } else if (message.is === "asset") {
      asked.get(message.name)?.(message.bytes);
      asked.delete(message.name);
    }
  };
  // The reader is told in one line; why is for nobody but the one who wrote the file.
  scope.addEventListener("message", ({ data }) => {
    void answer(data).catch(() => scope.postMessage({ is: "failed" }));
  });
}
