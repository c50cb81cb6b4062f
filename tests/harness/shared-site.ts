import { inject } from "vitest";
import type { SharedKind } from "./shared-sites.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Who knows where shared sites answer. */
    sites: string;
  }
}

/**
 * Where a site answers that several files share, and on which nobody else is meanwhile: each worker has one of its own
 * unless `name` is given. Members and titles of a story must be its own, since those of others stay.
 */
export async function sharedSite(kind: SharedKind, name = process.env["VITEST_POOL_ID"]): Promise<string> {
  const answer = await fetch(`${inject("sites")}/${kind}/${name}`);
  const said = await answer.text();
  if (!answer.ok) throw new Error(`no shared site: ${said}`);
  return said;
}
