import { parsePictureUrl } from "@bulmo/contracts/picture";
import { attributeOf } from "../../post/picture/image-tag.ts";

export type Photo = {
  src: string;
  /** What the writer said that it shows; empty where nothing was said. */
  description: string;
  /** What stands below it: its caption, else its description. */
  words: string;
};

export type AlbumContent = {
  /** In the order in which they stand in the text. */
  photos: Photo[];
  /** What is left to read; empty where there were pictures alone. */
  text: string;
};

/** By this name a page knows which photograph of which post is looked at. */
export const photoName = (index: number, at: number) => `${photoPrefix}${index} ${at + 1}`;
const photoPrefix = "photo ";
export const isPhotoName = (name = "") => name.startsWith(photoPrefix);

/** What it is called where it is not seen. */
export const photoAlt = ({ description, words }: Photo, at: number) => description || words || `${at + 1}번째 사진`;

/** A picture in its frame, with what stands in it, or one without. */
const pictured = /<figure\b[^>]*>(?:(?!<\/figure>).)*<\/figure>|<img\b[^>]*>/gsu;
const imageTag = /<img\b[^>]*>/u;
const captionTag = /<figcaption\b[^>]*>(.*?)<\/figcaption>/su;

/** What is left of a paragraph or a link whose picture was taken out. */
const emptied = /<(p|a)\b[^>]*>(?:\s|\uFFFC|&nbsp;)*<\/\1>/gu;

const plain = (html: string) =>
  html
    .replaceAll(/<[^>]*>/gu, "")
    .replaceAll(/\s+/gu, " ")
    .trim();

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };
const unescaped = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/gu, (entity, name: string) => entities[name] ?? entity);

function photoIn(html: string): Photo | undefined {
  const [tag = ""] = imageTag.exec(html) ?? [];
  const src = attributeOf(tag, "src") ?? "";
  if (!parsePictureUrl(src)) return undefined;
  const description = attributeOf(tag, "alt") ?? "";
  return { src, description, words: unescaped(plain(captionTag.exec(html)?.[1] ?? "")) || description };
}

/** Takes the pictures of a post out of its text, which is sanitised. */
export function albumContent(content: string): AlbumContent {
  const photos: Photo[] = [];
  const rest = content.replaceAll(pictured, (html) => {
    const photo = photoIn(html);
    if (!photo) return html;
    photos.push(photo);
    return "";
  });
  return { photos, text: rest.replaceAll(emptied, "").replaceAll(emptied, "").trim() };
}
