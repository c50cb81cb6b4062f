import { pictureTooLarge, pictureUnsupported } from "@bulmo/contracts/error-sentence";
import { maximumUploadBytes } from "@bulmo/contracts/picture";

/** Phones and computers do not know the type of every picture; the server judges by the bytes. */
export const isPicture = ({ type, name }: File) => type.startsWith("image/") || /\.(?:heic|heif|avif)$/iu.test(name);

/** Why a file need not even be sent; null when it may be. */
export function pictureIssue(file: File): string | null {
  if (!isPicture(file)) return pictureUnsupported;
  return file.size > maximumUploadBytes ? pictureTooLarge : null;
}
