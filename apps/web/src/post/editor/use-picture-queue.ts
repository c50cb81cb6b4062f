import { useEffect, useRef, useState } from "react";
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
  const [pictures, setPictures] = useState(() => files.map(begin));
  const underway = useRef<{ key: number; controller: AbortController }>(undefined);
  useEffect(() => () => underway.current?.controller.abort(), []);

  const show = (key: number, state: QueuedPicture["state"]) =>
    setPictures((all) => all.map((picture) => (picture.key === key ? { ...picture, state } : picture)));

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
    } finally {
      if (underway.current?.controller === controller) underway.current = undefined;
    }
  };

  useEffect(() => {
    const next = pictures.find(({ state }) => state.status === "idle");
    if (next && !pictures.some(({ state }) => state.status === "sending")) void sendOne(next);
  });

  const remove = (key: number) => {
    if (underway.current?.key === key) underway.current.controller.abort();
    setPictures((all) => all.filter((picture) => picture.key !== key));
  };
  return { pictures, remove, retry: (key: number) => show(key, { status: "idle" }) };
}
