const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** What an attribute of a sanitised `<img …>` says; undefined without it. */
export function attributeOf(tag: string, name: "src" | "alt" | "width" | "height"): string | undefined {
  const [, value] = new RegExp(` ${name}="([^"]*)"`, "u").exec(tag) ?? [];
  return value?.replaceAll(/&(amp|lt|gt|quot|#39);/gu, (entity, key: string) => entities[key] ?? entity);
}
