import type { ParsedLocation } from "@tanstack/react-router";

/** Where the site counts a page that was shown (docs/decisions/083): its path and, of a post, its number. No more is told. */
const counterOf = ({ pathname, search }: ParsedLocation<{ index?: string }>) =>
  `/visit${pathname}?index=${search.index}`;

/** Has a page counted for which no document was loaded. */
export function countVisit(from: ParsedLocation | undefined, to: ParsedLocation): void {
  const counter = counterOf(to);
  if (from && counterOf(from) !== counter) fetch(counter).catch(() => undefined);
}
