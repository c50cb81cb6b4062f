import { attributeOf } from "../../post/picture/image-tag.ts";

export type WorkContent = {
  /** The writer's description of the picture; empty where there is none. */
  description: string;
  /** What is left to read; empty when the work was its picture alone. */
  text: string;
};

const imagePattern = /<img\b[^>]*>/gu;
const caption = /<figcaption\b[^>]*>(.*?)<\/figcaption>/su;

/** Takes a work's picture, which stands above the text, out of the text. The HTML is sanitised. */
export function workContent(content: string, thumbnail: string): WorkContent {
  const [tag] = content.match(imagePattern)?.filter((image) => attributeOf(image, "src") === thumbnail) ?? [];
  if (tag === undefined) return { description: "", text: readable(content) };
  return { description: attributeOf(tag, "alt") ?? "", text: readable(without(content, tag)) };
}

/** Its frame goes with it, and a caption in the frame becomes a paragraph. */
function without(content: string, tag: string): string {
  const at = content.indexOf(tag);
  const before = content.slice(0, at);
  const after = content.slice(at + tag.length);
  const frame = /<figure\b[^>]*>\s*$/u.exec(before);
  const end = after.indexOf("</figure>");
  if (frame && end >= 0) {
    const words = caption.exec(after.slice(0, end))?.[1] ?? "";
    return before.slice(0, frame.index) + (words && `<p>${words}</p>`) + after.slice(end + "</figure>".length);
  }
  return (before + after).replace("<p></p>", "");
}

/** Blank lines alone are nothing to read. */
function readable(html: string): string {
  const isBlank = !/<img\b/u.test(html) && html.replaceAll(/<[^>]*>|\s|\uFFFC|&nbsp;/gu, "") === "";
  return isBlank ? "" : html.replace(/^(?:<p>\s*\uFFFC?\s*<\/p>)+/u, "");
}
