import { pictureUnsupported } from "@bulmo/contracts/error-sentence";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useCallback, useState } from "react";
import { isPicture } from "../../parts/upload/picture-issue.ts";
import type { PictureRequest } from "./picture-dialog.tsx";

/** The pictures among files that were chosen, pasted or dropped, and how many are none. */
export type PictureFiles = { files: readonly File[]; refused: number };

export function pictureFiles(files: Iterable<File>): PictureFiles {
  const all = [...files];
  const pictures = all.filter(isPicture);
  return { files: pictures, refused: all.length - pictures.length };
}

/** What is being asked about, and the one way in for files: what is no picture is refused at once. */
export function usePictureRequest() {
  const { notice } = useDialog();
  const [request, setRequest] = useState<PictureRequest | PictureFiles | null>(null);
  const take = useCallback(
    (given: Iterable<File>) => {
      const { files, refused } = pictureFiles(given);
      const [file, ...others] = files;
      if (others.length > 0) return setRequest({ files, refused });
      if (file) return setRequest({ file, refused });
      if (refused === 0) return;
      void notice(
        <>
          <p>이미지 파일만 넣을 수 있습니다.</p>
          <p>{pictureUnsupported}</p>
        </>,
      );
    },
    [notice],
  );
  return { request, setRequest, take };
}
