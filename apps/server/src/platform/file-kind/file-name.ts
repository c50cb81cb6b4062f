import { type AttachmentKind, attachmentKindOf, maximumAttachmentName } from "@bulmo/contracts/attachment-rule";
import { FileError } from "./file-error.ts";

/** Controls, what turns the direction of writing or shows nothing, halves of letters, and what no Unicode has. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]/gu;

const syllablesOf = (text: string) => [...text];

/** The name that readers see of what somebody's device calls a file. Throws FILE_NAME_INVALID where nothing of it is left. */
export function cleanFileName(given: string): string {
  const [last = ""] = given.normalize("NFC").replace(unseen, "").split(/[/\\]/u).slice(-1);
  // Windows loses points and blanks at the end, and with them the end itself.
  const name = last.replace(/\s+/gu, " ").replace(/^ +|[ .]+$/gu, "");
  const [, stem = name, end = ""] = /^(.*)(\.[^.]*)$/u.exec(name) ?? [];
  if (stem.replace(/[\s.]/gu, "") === "") throw new FileError("FILE_NAME_INVALID", "nothing is left of the name");
  const room = maximumAttachmentName - syllablesOf(end).length;
  if (room < 1) throw new FileError("FILE_NAME_INVALID", "the end is as long as a name");
  return syllablesOf(stem).slice(0, room).join("").trimEnd() + end;
}

/** The same as the contract says, where nothing else is taken. Throws FILE_KIND_UNSUPPORTED. */
export function assertKind(name: string): AttachmentKind {
  const kind = attachmentKindOf(name);
  if (!kind) throw new FileError("FILE_KIND_UNSUPPORTED", name.slice(name.lastIndexOf(".")));
  return kind;
}
