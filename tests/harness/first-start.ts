import { inject } from "vitest";
import type { FirstStart } from "./first-starts.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Who knows where sites are that have had their first start. */
    firstStarts: string;
  }
}

/** Where a site is that has its sample data: to be copied, since others begin as it, too. */
export async function firstStart(kind: "embedded" | "postgresql"): Promise<FirstStart> {
  const answer = await fetch(`${inject("firstStarts")}/${kind}`);
  const said = await answer.text();
  if (!answer.ok) throw new Error(`no first start: ${said}`);
  return JSON.parse(said) as FirstStart;
}
