import { createContext, type ReactNode, use } from "react";

/** Where a still part stands in a page that is being rendered, told by marks in its text. */
export type StillPlace = { before: string; after: string; isKept: boolean };

export type FindPlace = (name: string) => StillPlace;

const StillContext = createContext<FindPlace | null>(null);

export const StillProvider = StillContext.Provider;

/**
 * What looks the same on every rendering of an address: the server renders it once and then writes what it has kept
 * (still-parts.ts). `name` says which part it is and all else that it depends on, but for the address; null for what
 * has to be rendered each time. It is made of elements, without pictures
 * (React tells of them at the head of the page), and one does not stand within another.
 */
export function Still({ name, children }: { name: string | null; children: ReactNode }) {
  const find = use(StillContext);
  const place = name === null ? undefined : find?.(name);
  // Three children in the browser too: the ids that React makes depend on where a component stands.
  return (
    <>
      {place?.before}
      {place?.isKept ? null : children}
      {place?.after}
    </>
  );
}
