import type { FindPlace } from "./still.tsx";

/** Parts that are kept: some three of each address that the site has, and none is more than a menu. */
const mostParts = 400;

/** What React writes between two texts, and a mark is a text to it. */
const seam = /<!-- -->$/u;

const markStart = /^(kept|open|shut) (\d+)\]/u;

type Asked = { key: string; html: string | undefined };

/** The menus and the like of all pages, each rendered once for an address. */
export function createStillParts() {
  const parts = new Map<string, string>();

  const keep = (key: string, html: string) => {
    const [oldest] = parts.keys();
    if (parts.size >= mostParts && oldest !== undefined) parts.delete(oldest);
    parts.set(key, html);
  };

  /** One page. `secret` is in no page, so that what people write cannot be taken for a mark. */
  return function begin(address: string, secret: string) {
    const sign = `[${secret} `;
    const asked: Asked[] = [];

    const find: FindPlace = (name) => {
      const key = `${name} ${address}`;
      const html = parts.get(key);
      const at = asked.push({ key, html }) - 1;
      return html === undefined
        ? { before: `${sign}open ${at}]`, after: `${sign}shut ${at}]`, isKept: false }
        : { before: `${sign}kept ${at}]`, after: "", isKept: true };
    };

    const fill = (piece: string): string => {
      const [mark = "", kind, at] = markStart.exec(piece) ?? [];
      const { key = "", html = "" } = asked[Number(at)] ?? {};
      const text = piece.slice(mark.length);
      if (kind === "open") keep(key, text);
      return kind === "kept" ? html + text : text;
    };

    /** The page as it would have been without any marks. */
    const finish = (marked: string): string => {
      const pieces = marked.split(sign);
      const last = pieces.length - 1;
      const bare = pieces.map((piece, at) => (at < last ? piece.replace(seam, "") : piece));
      return bare.map((piece, at) => (at === 0 ? piece : fill(piece))).join("");
    };
    return { find, finish };
  };
}
