import { createContext } from "react";

/** A place on the way from the home page to the one that is shown; the last has no address of its own to tell. */
export type TrailStep = { name: string; path?: string };

/**
 * Hears which way a page shows, on the server alone: what crawlers are told of it is what visitors see. The browser's
 * build has none of it.
 */
export const TrailContext = /* @__PURE__ */ createContext<((trail: readonly TrailStep[]) => void) | null>(null);
