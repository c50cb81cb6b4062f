import { parsePictureUrl, srcsetOf } from "@bulmo/contracts/picture";

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** What an attribute of a sanitised `<img …>` says; undefined without it. */
export function attributeOf(tag: string, name: "src" | "alt" | "width" | "height"): string | undefined {
  const [, value] = new RegExp(` ${name}="([^"]*)"`, "u").exec(tag) ?? [];
  return value?.replaceAll(/&(amp|lt|gt|quot|#39);/gu, (entity, key: string) => entities[key] ?? entity);
}

/** Texts are set no wider than this, in pixels. */
const measure = 600;

/** Pictures in a text get their sizes, so that nothing jumps, and the widths to choose from. The HTML is sanitised. */
export function withPictureSizes(html: string): string {
  return html.replaceAll(/<img\b[^>]*>/gu, describe);
}

/** What the writer said of a picture in their text; empty for one that only adorns it, and for one that is not there. */
export function altIn(html: string, src: string): string {
  const tag = html.match(/<img\b[^>]*>/gu)?.find((image) => attributeOf(image, "src") === src);
  return (tag && attributeOf(tag, "alt")) ?? "";
}

function describe(tag: string): string {
  const picture = parsePictureUrl(attributeOf(tag, "src") ?? "");
  if (!picture) return tag;
  const width = Math.min(Number(attributeOf(tag, "width") ?? picture.width), picture.width);
  const height = Math.max(1, Math.round((width * picture.height) / picture.width));
  const sized = tag.replaceAll(/ (?:width|height)="[^"]*"/gu, "");
  const shown = Math.min(width, measure);
  return sized.replace(
    "<img",
    `<img loading="lazy" decoding="async" width="${width}" height="${height}" ` +
      `sizes="auto, min(${shown}px, 100vw - 2rem)" srcset="${srcsetOf(picture)}"`,
  );
}
