import { z } from "zod";
import { absent } from "./absent.ts";
import { attachmentKinds, maximumAttachments } from "./attachment-rule.ts";

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

/** The files of a post, in their order. More than ten are the server's to refuse (FILES_TOO_MANY). */
export const attachmentIds = z.array(z.uuid()).meta({ maxItems: maximumAttachments });

/** The same of an edit: left out, the files stay as they are. */
export const attachmentsWritten = absent(attachmentIds);
