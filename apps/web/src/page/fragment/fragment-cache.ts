import { type FragmentStore, fragmentMarker } from "./fragment-markers.ts";
import type { FindSlot } from "./fragment.tsx";

/** Parts of one generation: some three of each address that the site has, and the rows of some thirty lists. */
const mostFragments = 600;

/** A piece of a page is a view of it to V8, and would keep all of it. */
const ownText = (piece: string): string => Buffer.from(piece, "utf16le").toString("utf16le");

type Asked = { key: string; html: string | undefined };

/** The menus, rows and the like of all pages, each rendered once for an address. */
export function createFragmentCache() {
  // What nobody asked for in a whole generation goes with it. Moving what is found to the end, as is usual, would have
  // each page write into an old table.
  let parts = new Map<string, string>();
  let older = new Map<string, string>();

  const save = (key: string, html: string) => {
    if (parts.size >= mostFragments) [older, parts] = [parts, new Map()];
    parts.set(key, html);
  };

  const lookUp = (key: string): string | undefined => {
    const html = parts.get(key);
    if (html !== undefined) return html;
    const left = older.get(key);
    if (left !== undefined) save(key, left);
    return left;
  };

  /** One page. `secret` is in no page, so that what people write cannot be taken for a mark. */
  return function begin(address: string, secret: string): FragmentStore & { find: FindSlot } {
    const asked: Asked[] = [];
    return {
      find(name) {
        const key = `${name} ${address}`;
        const html = lookUp(key);
        const at = asked.push({ key, html }) - 1;
        return html === undefined
          ? { before: fragmentMarker("open", at, secret), after: fragmentMarker("shut", at, secret), isCached: false }
          : { before: fragmentMarker("cached", at, secret), after: "", isCached: true };
      },
      save(at, html) {
        const { key } = asked[at] ?? {};
        if (key !== undefined) save(key, ownText(html));
      },
      cached: (at) => asked[at]?.html ?? "",
    };
  };
}
