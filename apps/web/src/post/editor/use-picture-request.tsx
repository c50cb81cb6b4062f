import { errorMessages } from "@bulmo/contracts/error";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useCallback, useState } from "react";
import { isPicture } from "../../parts/upload/use-picture-upload.ts";
import type { PictureRequest } from "./picture-dialog.tsx";

/** What to do with files that were chosen, pasted or dropped: one picture is asked about, of several the first. */
type PictureFiles = { file: File; hasMore: boolean } | "refused" | "none";

export function pictureFiles(files: Iterable<File>): PictureFiles {
  const all = [...files];
  const file = all.find(isPicture);
  if (file) return { file, hasMore: all.length > 1 };
  return all.length > 0 ? "refused" : "none";
}

/** The picture that is being asked about, and the one way in for files: what is no picture is refused at once. */
export function usePictureRequest() {
  const { notice } = useDialog();
  const [request, setRequest] = useState<PictureRequest | null>(null);
  const take = useCallback(
    (files: Iterable<File>) => {
      const found = pictureFiles(files);
      if (found === "none") return;
      if (found !== "refused") return setRequest(found);
      void notice(
        <>
          <p>이미지 파일만 넣을 수 있습니다.</p>
          <p>{errorMessages.PICTURE_UNSUPPORTED}</p>
        </>,
      );
    },
    [notice],
  );
  return { request, setRequest, take };
}
