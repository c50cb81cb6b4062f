import { useState } from "react";
import { lazyPart, useLazy } from "../../parts/lazy/use-lazy.ts";
import { selectedVideo, setVideo, type TitledVideo } from "./insert-video.ts";
import type { BlockEditor } from "./schema.ts";

const videoDialog = lazyPart(async () => (await import("./video-dialog.tsx")).VideoDialog);

/** Asks from the text, so that closing what asks leads back into it; loaded by who asks for it. */
export function useVideoDialog(writing: BlockEditor) {
  const { Loaded: VideoDialog, load } = useLazy(videoDialog);
  const [request, setRequest] = useState<{ video: TitledVideo | null }>();
  const close = () => setRequest(undefined);
  const open = async () => {
    if ((await load()) === "loaded") setRequest({ video: selectedVideo(writing) });
  };
  return {
    ask: () => {
      writing.focus();
      void open();
    },
    dialog: request && VideoDialog && (
      <VideoDialog
        {...request}
        onDone={(video) => {
          setVideo(writing, video);
          close();
        }}
        onClose={close}
      />
    ),
  };
}
