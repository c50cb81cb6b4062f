import { z } from "zod";

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

/** Where files are sent to, by tus. */
export const attachmentUploadPath = "/upload/files";

export const attachmentUrl = (id: string, name: string) => `/files/${id}/${encodeURIComponent(name)}`;

/** A file of a post, or one that was sent for one. */
export const attachmentSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(attachmentKinds),
  bytes: z.int(),
  /** Its address on this site. */
  url: z.string(),
  /** How often it was taken. */
  downloads: z.int(),
});

export type Attachment = z.infer<typeof attachmentSchema>;

/** The files of a post, in their order. */
export const attachmentIds = z.array(z.uuid()).max(maximumAttachments);
