import type { originKinds } from "@bulmo/entities/import.entity";

export type OriginKind = (typeof originKinds)[number];

/** What an address of an old site names, as its source spells it in `import_origin`. */
export type OldName = { kind: OriginKind; key: string };

/** What an old address may name, what is likelier first; or where it leads of itself. Empty for what names nothing. */
export type OldTarget = OldName | { path: string };

/** Reads an address of which the part below the old site's own has been cut off: its path begins with a slash. */
export type ReadOldAddress = (url: URL) => OldTarget[];

/** The same, by which the first page of an old site is that of this one, unless its query names something. */
export const readWithHome =
  (read: ReadOldAddress): ReadOldAddress =>
  (url) => {
    const targets = read(url);
    return targets.length === 0 && url.pathname === "/" ? [{ path: "/" }] : targets;
  };

/** What a path says, also where somebody’s program has encoded it twice or not at all. */
export function decodedPath({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname).normalize("NFC");
  } catch {
    return pathname;
  }
}
