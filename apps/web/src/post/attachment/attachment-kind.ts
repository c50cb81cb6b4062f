import { attachmentKinds } from "@bulmo/contracts/attachment-rule";

/** For the browser's own dialog, which offers such files first. */
export const acceptedFiles = attachmentKinds.map((kind) => `.${kind}`).join(",");

/** How a post says what it takes. */
export const takenKinds = "PDF, 한글(HWP, HWPX), 오피스 문서, ZIP, TXT, CSV, MP3, M4A, MP4";
