import type { ParsedLocation } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The page is shown as it was left under this name, although it is another step of the history. */
    scrollKey?: string;
  }
}

/** The name under which the router remembers how far a page was scrolled. */
export function scrollKeyOf({ state, href }: Pick<ParsedLocation, "state" | "href">): string {
  const { scrollKey, __TSR_key: step } = state;
  return scrollKey ?? step ?? href;
}
