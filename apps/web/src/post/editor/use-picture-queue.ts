import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { createStore } from "../../parts/store/store.ts";
import { stateOf, type UploadState, uploadFailure, useSendPicture } from "../../parts/upload/use-picture-upload.ts";

export type QueuedPicture = {
  key: number;
  file: File;
  state: UploadState | { status: "sent"; url: string };
};

const begin = (file: File, key: number): QueuedPicture => ({
  key,
  file,
  state: stateOf(file),
});

/**
 * Sends pictures one after the other, in the order in which they were chosen: a member may have two under way, and more
 * would only share the line. What is left of it when the form is left is given up.
 */
export function usePictureQueue(files: readonly File[]) {
  const send = useSendPicture();
  const [{ get, set, subscribe }] = useState(() => createStore<readonly QueuedPicture[]>(files.map(begin)));
  const pictures = useSyncExternalStore(subscribe, get, get);
  const underway = useRef<{ key: number; controller: AbortController }>(undefined);

  const show = (key: number, state: QueuedPicture["state"]) =>
    set(get().map((picture) => (picture.key === key ? { ...picture, state } : picture)));

  const sendOne = async ({ key, file }: QueuedPicture) => {
    const controller = new AbortController();
    underway.current = { key, controller };
    const { signal } = controller;
    const onProgress = (part: number) =>
      !signal.aborted && show(key, { status: "sending", percentage: Math.floor(part * 100) });
    try {
      onProgress(0);
      const { imageUrl } = await send(file, { onProgress, signal });
      if (!signal.aborted) show(key, { status: "sent", url: imageUrl });
    } catch (error) {
      if (!signal.aborted) show(key, uploadFailure(error));
    }
    // What was given up has been followed by another already, or by nothing.
    if (!signal.aborted) sendNext();
  };

  const sendNext = () => {
    const next = get().find(({ state }) => state.status === "idle");
    underway.current = undefined;
    if (next) void sendOne(next);
  };

  const start = useEffectEvent(sendNext);
  useEffect(() => {
    start();
    return () => underway.current?.controller.abort();
  }, []);

  const remove = (key: number) => {
    set(get().filter((picture) => picture.key !== key));
    if (underway.current?.key !== key) return;
    underway.current.controller.abort();
    sendNext();
  };
  const retry = (key: number) => {
    show(key, { status: "idle" });
    if (!underway.current) sendNext();
  };
  return { pictures, remove, retry };
}
