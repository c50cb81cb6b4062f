import { ErrorState } from "@bulmo/ui/state";
import { type Dispatch, type ReactNode, useCallback, useRef } from "react";
import { PictureChooser } from "../../parts/upload/picture-chooser.tsx";
import { usePictureUpload } from "../../parts/upload/use-picture-upload.ts";
import type { TextAction } from "./change-text.ts";
import { newBlock } from "./edited-text.ts";

/** A picture is chosen, sent, and stands below the block at which it was asked for. */
export function usePictureBlock(change: Dispatch<TextAction>) {
  const chooser = useRef<HTMLInputElement>(null);
  const below = useRef<string | null>(null);
  const { state, upload, reset } = usePictureUpload();
  const onPicture = useCallback((key: string | null) => {
    below.current = key;
    chooser.current?.click();
  }, []);
  const choose = async (file: File) => {
    const picture = await upload(file);
    if (picture) change({ type: "add", below: below.current, block: newBlock("PICTURE", { url: picture.imageUrl }) });
  };
  const element: ReactNode = (
    <>
      <PictureChooser ref={chooser} label="넣을 사진" onChoose={([file]) => void choose(file)} />
      {state.status === "sending" && <p role="status">사진을 올리고 있습니다. {state.percentage}%</p>}
      {state.status === "failed" && (
        <ErrorState retryLabel="닫기" onRetry={reset}>
          사진을 올리지 못했습니다. {state.reason}
        </ErrorState>
      )}
    </>
  );
  return { onPicture, element };
}
