// Without zod, as what readers load.

/** Bytes of one file at most, and files of one post (ATT-01). */
export const maximumAttachmentBytes = 50 * 1024 * 1024;
export const maximumAttachments = 10;

/** What a file may be, by the ends of names; its bytes have to agree (ATT-01). */
export const attachmentKinds = [
  "pdf",
  "hwp",
  "hwpx",
  "docx",
  "xlsx",
  "pptx",
  "odt",
  "ods",
  "odp",
  "zip",
  "txt",
  "csv",
  "mp3",
  "m4a",
  "mp4",
] as const;

export type AttachmentKind = (typeof attachmentKinds)[number];

/** What a file is by the end of its name; its bytes have to agree. Undefined for what is not taken. */
export function attachmentKindOf(name: string): AttachmentKind | undefined {
  const end = name.includes(".") ? name.slice(name.lastIndexOf(".") + 1).toLowerCase() : "";
  return attachmentKinds.find((kind) => kind === end);
}

/** Most syllables of a name, its end among them; longer ones are cut. */
export const maximumAttachmentName = 120;

/** Where files are sent to, by tus: below `/api`, as all calls. */
export const attachmentUploadPath = "/upload/files";

export const attachmentUrl = (id: string, name: string) => `/files/${id}/${encodeURIComponent(name)}`;

/** The header of the answer that ends an upload: an Attachment as JSON, percent-encoded. */
export const uploadResultHeader = "Upload-Result";

/** `places` are those of the files that are not there for whoever writes, from 1. */
export const attachmentsGone = (places: readonly number[]) =>
  `${places.join(", ")}번째 첨부 파일이 더는 남아 있지 않거나 다른 글에 쓰이고 있습니다. 그 파일을 빼고 다시 올려 주세요.`;
