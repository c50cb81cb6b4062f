import { authNotes } from "./domains/auth/auth.document.ts";
import { chronicleNotes } from "./domains/chronicle/chronicle.document.ts";
import { commentNotes } from "./domains/comment/comment.document.ts";
import { postNotes } from "./domains/post/post.document.ts";
import { uploadNotes, uploadPaths } from "./domains/upload/upload.document.ts";
import { userNotes } from "./domains/user/user.document.ts";
import type { DocumentParts } from "./platform/rest/document.ts";

/** What the domains say of their calls. */
export const documentParts: DocumentParts = {
  paths: uploadPaths,
  notes: { ...authNotes, ...chronicleNotes, ...commentNotes, ...postNotes, ...uploadNotes, ...userNotes },
};
