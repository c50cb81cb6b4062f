import escapeHtml from "escape-html";
import { numberOf, textOf } from "../mysql/row.ts";
import type { OldFile } from "../old-site.ts";
import type { Gallery } from "./kboard-html.ts";
import type { Source } from "./kboard-source.ts";

const uploads = "/wp-content/uploads/";

/** WordPress draws `NAME-300x200.jpg` beside NAME. */
const sized = /-\d{1,5}x\d{1,5}(\.(?:jpe?g|png|gif|webp))/giu;

export const isPictureName = (name: string): boolean => /\.(?:jpe?g|png|gif|webp|bmp)$/iu.test(name);

/** Its library: what lies below its folder of uploads, by number and by path. */
export type Media = {
  pathOf: (id: number) => string | undefined;
  gallery: Gallery;
  /** A text with the pictures themselves in the place of small ones. */
  withOriginals: (html: string) => string;
};

export async function readMedia({ database, of }: Source): Promise<Media> {
  const rows = await database.all(
    `select post_id, meta_value from ${of("postmeta")} where meta_key = '_wp_attached_file'`,
  );
  const paths = new Map(rows.map((row) => [numberOf(row, "post_id"), uploads + textOf(row, "meta_value")]));
  const known = new Set(paths.values());
  const original = (src: string) => {
    const plain = src.replace(sized, "$1");
    const path = plain.slice(Math.max(0, plain.indexOf(uploads)));
    // Somebody's own file may be called so, too.
    return known.has(path) ? plain : src;
  };
  return {
    pathOf: (id) => paths.get(id),
    gallery: (ids) =>
      ids
        .flatMap((id) => paths.get(id) ?? [])
        .map((path) => `<p><img src=".${escapeHtml(encodeURI(path))}"></p>`)
        .join(""),
    withOriginals: (html) => html.replace(/\bsrc="([^"]*)"/giu, (_whole, src: string) => `src="${original(src)}"`),
  };
}

type Found = {
  key: string;
  name?: string;
  aliases?: string[];
  downloads?: number;
  isShown?: boolean;
  description?: string;
};

/** A file by its path on the old site. */
export const toFile = ({
  key,
  name = "",
  aliases = [],
  downloads = 0,
  isShown = isPictureName(key),
  description = "",
}: Found): OldFile => ({
  key: key.normalize("NFC"),
  aliases,
  name: name || key.slice(key.lastIndexOf("/") + 1),
  path: key.startsWith(uploads) ? key.slice(uploads.length) : key.replace(/^\/+/u, ""),
  isShown,
  description,
  downloads,
});
