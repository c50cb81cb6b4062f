// Apart from what sets pictures: the head of every page asks for a description, and no more.

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** What an attribute of a sanitised `<img …>` says; undefined without it. */
export function attributeOf(tag: string, name: "src" | "alt" | "width" | "height"): string | undefined {
  const [, value] = new RegExp(` ${name}="([^"]*)"`, "u").exec(tag) ?? [];
  return value?.replaceAll(/&(amp|lt|gt|quot|#39);/gu, (entity, key: string) => entities[key] ?? entity);
}

const imageIn = (html: string, src: string) =>
  html.match(/<img\b[^>]*>/gu)?.find((image) => attributeOf(image, "src") === src);

export const hasPicture = (html: string, src: string): boolean => src !== "" && imageIn(html, src) !== undefined;

/** What the writer said of a picture in their text; empty for one that only adorns it, and for one that is not there. */
export function altIn(html: string, src: string): string {
  const tag = imageIn(html, src);
  return (tag && attributeOf(tag, "alt")) ?? "";
}
