/** What is between two marks of one part, or what is cached of it. */
export type FragmentStore = { save: (at: number, html: string) => void; cached: (at: number) => string };

/** `scripts`: the texts of the inline scripts that the app has marked as its own. */
export type Unmarked = { html: string; scripts: string[] };

/** The text by which a place of a part is marked; it is found again by the secret alone. */
export const fragmentMarker = (kind: "cached" | "open" | "shut", at: number, secret: string): string =>
  `[${secret} ${kind} ${at}]`;

const partMarkStart = "[";
const markerRest = /^ (cached|open|shut) (\d+)\]/u;

/** What React writes between two texts, and the mark of a part is a text to it. */
const seam = "<!-- -->";

const attributeStart = ' nonce="';
const attributeEnd = '"';

/** By which the router tells its own scripts in the browser: ours need none there. */
const metaStart = '<meta property="csp-nonce" content="';
const metaEnd = /^"[^>]*>/u;

const without = (text: string, end: string) => (text.endsWith(end) ? text.slice(0, -end.length) : text);

/** The inline script whose tag a mark has cut into `before` and `rest`; undefined for any other tag. */
function scriptAt(before: string, rest: string): string | undefined {
  const end = rest.indexOf(">");
  const tag = before.slice(before.lastIndexOf("<")) + rest.slice(0, end);
  if (!/^<script\b/u.test(tag) || /\ssrc=/u.test(tag)) return undefined;
  return rest.slice(end + 1, rest.indexOf("</script>", end));
}

type Found = { before: string; part?: string | undefined; rest: string; script?: string | undefined };

/** What stands around one mark without it, and the part that belongs in its place. */
function unmark(before: string, rest: string, parts: FragmentStore): Found {
  if (before.endsWith(attributeStart) && rest.startsWith(attributeEnd)) {
    const [bare, others] = [without(before, attributeStart), rest.slice(attributeEnd.length)];
    return { before: bare, rest: others, script: scriptAt(bare, others) };
  }
  const meta = metaEnd.exec(rest)?.[0];
  if (before.endsWith(metaStart) && meta) return { before: without(before, metaStart), rest: rest.slice(meta.length) };
  const [mark, kind, at] = markerRest.exec(rest) ?? [];
  // A mark that reached a reader would let them bless scripts of their own.
  if (!mark || !before.endsWith(partMarkStart)) throw new Error("the page names the nonce where nobody put it");
  const bare = without(without(before, partMarkStart), seam);
  if (kind === "shut") parts.save(Number(at), bare);
  return {
    before: bare,
    part: kind === "cached" ? parts.cached(Number(at)) : undefined,
    rest: rest.slice(mark.length),
  };
}

/**
 * The page as it would have been without any marks. All of them hold the secret, and one pass over the page finds them:
 * each further one would copy it whole, as it was put together from pieces.
 */
export function stripMarkers(marked: string, secret: string, parts: FragmentStore): Unmarked {
  const [first = "", ...others] = marked.split(secret);
  const pieces = [first];
  const scripts: string[] = [];
  for (const other of others) {
    const { before, part = "", rest, script } = unmark(pieces.pop() ?? "", other, parts);
    pieces.push(before, part, rest);
    if (script !== undefined) scripts.push(script);
  }
  return { html: pieces.join(""), scripts };
}
