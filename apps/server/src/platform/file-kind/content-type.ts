import type { AttachmentKind } from "@bulmo/contracts/attachment-rule";

const office = "application/vnd.openxmlformats-officedocument";
const odf = "application/vnd.oasis.opendocument";

/** By which a telephone knows the program for it. A text is in UTF-8 or EUC-KR, which nobody is told. */
export const fileTypes: Record<AttachmentKind, string> = {
  pdf: "application/pdf",
  hwp: "application/x-hwp",
  hwpx: "application/hwp+zip",
  docx: `${office}.wordprocessingml.document`,
  xlsx: `${office}.spreadsheetml.sheet`,
  pptx: `${office}.presentationml.presentation`,
  odt: `${odf}.text`,
  ods: `${odf}.spreadsheet`,
  odp: `${odf}.presentation`,
  zip: "application/zip",
  txt: "text/plain",
  csv: "text/csv",
  mp3: "audio/mpeg",
  m4a: "audio/mp4",
  mp4: "video/mp4",
};
