import type { Attachment } from "@bulmo/contracts/attachment";
import frameUrl from "virtual:preview/frame";
import hwpProgram from "virtual:preview/hwp";
import pdfProgram from "virtual:preview/pdf";
import hwpLibrary from "@rhwp/core/rhwp_bg.wasm?url";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { FromFrame, Handover, ToFrame } from "./messages.ts";
import { assetUrls } from "./preview-assets.ts";
import { takeFile } from "./take-file.ts";

export type PreviewState =
  | { is: "loading"; percentage: number }
  /** Its sheets are counted, and none is drawn yet. */
  | { is: "opening"; sheets: number; total: number }
  | { is: "shown"; sheets: number; total: number; at: number; isWhole: boolean }
  | { is: "failed" };

/** The frame's document. It may run its own script and nothing else (docs/decisions/071). */
export const previewFrame = frameUrl;

const programFor = ({ kind }: Attachment) => (kind === "pdf" ? pdfProgram : hwpProgram);

async function gather(file: Attachment, signal: AbortSignal, onProgress: (part: number) => void) {
  const [program, wasm, bytes] = await Promise.all([
    takeFile(programFor(file), { signal }),
    file.kind === "pdf" ? undefined : takeFile(hwpLibrary, { signal }),
    takeFile(file.url, { signal, expected: file.bytes, onProgress }),
  ]);
  return { program, file: bytes, ...(wasm && { wasm }) };
}

async function handOverAsset(port: MessagePort, name: string, signal: AbortSignal): Promise<void> {
  const url = assetUrls.get(name);
  const bytes = url === undefined ? null : await takeFile(url, { signal }).catch(() => null);
  const message: ToFrame = { is: "asset", name, bytes };
  port.postMessage(message, bytes ? [bytes] : []);
}

/** What a frame says that draws what somebody else made: read as one reads a stranger. */
function readMessage(data: unknown): FromFrame | null {
  const { is, sheets, total, sheet, name } = (data ?? {}) as Partial<Record<string, unknown>>;
  if (is === "opened" && Number.isSafeInteger(sheets) && Number.isSafeInteger(total))
    return { is, sheets: Number(sheets), total: Number(total) };
  if (is === "at" && Number.isSafeInteger(sheet)) return { is, sheet: Number(sheet) };
  if (is === "asset" && typeof name === "string") return { is, name };
  return is === "drawn" || is === "failed" ? { is } : null;
}

/** Takes a file and has it drawn in a frame that has no origin and no network. */
export function usePreview(file: Attachment, zoom: number) {
  const frame: RefObject<HTMLIFrameElement | null> = useRef(null);
  const channel = useRef<MessagePort>(null);
  const [state, setState] = useState<PreviewState>({ is: "loading", percentage: 0 });
  const [isReady, setReady] = useState(false);
  const onMessage = useEffectEvent((port: MessagePort, message: FromFrame, signal: AbortSignal) => {
    if (message.is === "asset") return void handOverAsset(port, message.name, signal);
    return setState((before) => {
      if (message.is === "opened") return { ...message, is: "opening" };
      if (message.is === "at") return before.is === "shown" ? { ...before, at: message.sheet } : before;
      if (message.is === "drawn")
        return before.is === "opening" ? { ...before, is: "shown", at: 0, isWhole: true } : before;
      // What is drawn already stays.
      return before.is === "shown" ? { ...before, isWhole: false } : { is: "failed" };
    });
  });
  const start = useEffectEvent(async (signal: AbortSignal) => {
    const onProgress = (part: number) => setState({ is: "loading", percentage: Math.floor(part * 100) });
    const taken = await gather(file, signal, onProgress).catch(() => null);
    if (signal.aborted) return;
    const target = frame.current?.contentWindow;
    if (!taken || !target) return setState({ is: "failed" });
    setState({ is: "opening", sheets: 0, total: 0 });
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", ({ data }) => {
      const message = readMessage(data);
      if (message && !signal.aborted) onMessage(port1, message, signal);
    });
    port1.start();
    signal.addEventListener("abort", () => port1.close(), { once: true });
    channel.current = port1;
    const handover: Handover = { ...taken, zoom };
    // It has no origin that could be named.
    target.postMessage(handover, "*", [port2, taken.program, taken.file, ...(taken.wasm ? [taken.wasm] : [])]);
  });
  useEffect(() => {
    if (!isReady) return undefined;
    const leaving = new AbortController();
    void start(leaving.signal);
    return () => leaving.abort();
  }, [isReady]);
  useEffect(() => {
    const message: ToFrame = { is: "zoom", zoom };
    channel.current?.postMessage(message);
  }, [zoom]);
  return { frame, state, onLoad: () => setReady(true) };
}
