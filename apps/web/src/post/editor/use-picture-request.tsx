import { attachmentKindOf } from "@bulmo/contracts/attachment-rule";
import { pictureUnsupported } from "@bulmo/contracts/error-sentence";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useCallback, useState } from "react";
import { isPicture } from "../../parts/upload/picture-issue.ts";
import type { PictureRequest } from "./picture-dialog.tsx";

/** The pictures among files that were chosen, pasted or dropped, and how many are nothing that a post takes. */
export type PictureFiles = { files: readonly File[]; refused: number };

/** The same with the documents among them, which a post has beside its text. */
export function pictureFiles(files: Iterable<File>): PictureFiles & { documents: readonly File[] } {
  const all = [...files];
  const pictures = all.filter(isPicture);
  const documents = all.filter((file) => !isPicture(file) && attachmentKindOf(file.name));
  return { files: pictures, documents, refused: all.length - pictures.length - documents.length };
}

/** What is said of files that went elsewhere than they were let go. */
export const attachedSentence = (files: readonly File[]): string =>
  `이미지가 아닌 파일은 아래의 첨부 파일에 넣었습니다: ${files.map(({ name }) => name).join(", ")}`;

/** What is being asked about, and the one way in for files: documents go to `attach`, what is neither is refused at once. */
export function usePictureRequest(attach: (files: readonly File[]) => void) {
  const { notice } = useDialog();
  const [request, setRequest] = useState<PictureRequest | PictureFiles | null>(null);
  const take = useCallback(
    (given: Iterable<File>) => {
      const { files, documents, refused } = pictureFiles(given);
      const [file, ...others] = files;
      if (documents.length > 0) attach(documents);
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
    [notice, attach],
  );
  return { request, setRequest, take };
}
