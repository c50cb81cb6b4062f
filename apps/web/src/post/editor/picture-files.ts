import { isPicture } from "../../parts/upload/use-picture-upload.ts";

/** What to do with files that were chosen, pasted or dropped: one picture is asked about, of several the first. */
export type PictureFiles = { file: File; hasMore: boolean } | "refused" | "none";

export function pictureFiles(files: Iterable<File>): PictureFiles {
  const all = [...files];
  const file = all.find(isPicture);
  if (file) return { file, hasMore: all.length > 1 };
  return all.length > 0 ? "refused" : "none";
}
