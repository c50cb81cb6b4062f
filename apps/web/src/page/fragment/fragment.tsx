import { createContext, type ReactNode, use } from "react";

/** Where a fragment stands in a page that is being rendered, told by marks in its text. */
type FragmentSlot = { before: string; after: string; isCached: boolean };

export type FindSlot = (name: string) => FragmentSlot;

const FragmentContext = createContext<FindSlot | null>(null);

export const FragmentProvider = FragmentContext.Provider;

/**
 * What looks the same on every rendering of an address: the server renders it once and then writes what it has cached
 * (fragment-cache.ts). `name` says which part it is and all else that it depends on, but for the address: an id that React
 * makes in it depends on where it stands among how many. It is made of elements, and its pictures are lazy ones: of
 * others React tells at the head of the page. One does not stand within another.
 */
export function Fragment({ name, children }: { name: string; children: ReactNode }) {
  const find = use(FragmentContext);
  const slot = find?.(name);
  // Three children in the browser too: the ids that React makes depend on where a component stands.
  return (
    <>
      {slot?.before}
      {slot?.isCached ? null : children}
      {slot?.after}
    </>
  );
}
