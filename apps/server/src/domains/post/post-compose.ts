import { parsePictureUrl } from "@bulmo/contracts/picture";
import { isExhibition } from "@bulmo/contracts/board";
import { postMessages, type PostWriting } from "@bulmo/contracts/post-write";
import { isBlank } from "@bulmo/contracts/text-rule";
import { DomainError } from "../../errors.ts";
import { sanitise } from "../../platform/sanitise/sanitise.ts";
import { imagesOf, plainText, summariseText } from "../../platform/sanitise/html-extract.ts";

const refuse = (message: string) => new DomainError("INPUT_INVALID", message);

/**
 * What is stored of a text, and the pictures in it. Throws INPUT_INVALID when nothing is left of it but markup, and what
 * `sanitise` throws.
 */
export function composeText(input: Pick<PostWriting, "title" | "content" | "thumbnail">) {
  const content = sanitise(input.content);
  // An address that no upload can have shows nothing.
  const images = imagesOf(content).filter((url) => parsePictureUrl(url) !== null);
  const text = plainText(content);
  if (images.length === 0 && isBlank(text)) throw refuse(postMessages.contentMissing);
  const thumbnail = images.find((image) => image === input.thumbnail) ?? images[0] ?? "";
  return { columns: { title: input.title, content, summary: summariseText(text), thumbnail }, images };
}

/** What is stored of a work's own fields; the boards have none of them. */
export function composeWork({ type, subType, author, caption }: Omit<PostWriting, "title" | "content" | "thumbnail">) {
  if (!isExhibition(type)) return { type, subType: null, authorName: null, caption: "" };
  return { type, subType: subType ?? null, authorName: author || null, caption: caption ?? "" };
}
