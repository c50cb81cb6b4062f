import type { Attachment } from "@bulmo/contracts/attachment";

/** What a form and a draft in the browser know of a file that was sent. */
export type Attached = Pick<Attachment, "id" | "name" | "kind" | "bytes">;

/** As a form and a draft have them, whose fields are texts; empty for none. */
export const attachedText = (files: readonly Attached[] = []): string =>
  files.length === 0 ? "" : JSON.stringify(files.map(({ id, name, kind, bytes }) => ({ id, name, kind, bytes })));

/** Of a text that this wrote. */
export const attachedIn = (text: string): Attached[] => (text === "" ? [] : (JSON.parse(text) as Attached[]));

/** As the calls take them. */
export const attachedIds = (text: string): string[] => attachedIn(text).map(({ id }) => id);
