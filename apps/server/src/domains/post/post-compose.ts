import { parsePictureUrl } from "@bulmo/contracts/picture";
import { isExhibition } from "@bulmo/contracts/board";
import { picturesElsewhere, postMessages, type PostWriting } from "@bulmo/contracts/post-write";
import { isBlank } from "@bulmo/contracts/text-rule";
import { InputError } from "../../errors.ts";
import { sanitise } from "../../platform/sanitise/sanitise.ts";
import { ownPictures } from "../../platform/sanitise/picture-address.ts";
import { imagesOf, plainText, summariseText } from "../../platform/sanitise/html-extract.ts";

const refuse = (message: string) => InputError.of("content", message);

/**
 * What is stored of a text, and the pictures in it. Throws INPUT_INVALID when nothing is left of it but markup, for a
 * picture that lies elsewhere, and what `sanitise` throws.
 */
export function composeText(input: Pick<PostWriting, "title" | "content" | "thumbnail">, siteUrl: string) {
  const { html, foreign } = ownPictures(input.content, siteUrl);
  const content = sanitise(html);
  if (foreign.length > 0) throw refuse(picturesElsewhere(foreign));
  // An address that no upload can have shows nothing.
  const images = imagesOf(content).filter((url) => parsePictureUrl(url) !== null);
  const text = plainText(content);
  if (images.length === 0 && isBlank(text)) throw refuse(postMessages.contentMissing);
  const thumbnail = images.find((image) => [image, siteUrl + image].includes(input.thumbnail ?? "")) ?? images[0] ?? "";
  return { columns: { title: input.title, content, summary: summariseText(text), thumbnail }, images };
}

/** What is stored of a work's own fields; the boards have none of them. */
export function composeWork({ type, subType, author, caption }: Omit<PostWriting, "title" | "content" | "thumbnail">) {
  if (!isExhibition(type)) return { type, subType: null, authorName: null, caption: "" };
  return { type, subType: subType ?? null, authorName: author || null, caption: caption ?? "" };
}
