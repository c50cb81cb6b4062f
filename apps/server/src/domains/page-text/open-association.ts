import type { EntityManager } from "@bulmo/entities/database";
import { openLastKnown } from "../../platform/cache/last-known.ts";
import type { ResponseCache } from "../../platform/cache/response-cache.ts";
import { findFacts } from "./association-facts.ts";

/** What the database tells when an office, the name of who holds it, or the association's address has changed. */
const tags = ["officer", "person", "page-text:association"];

type Sources = { fork: () => EntityManager; responseCache: Pick<ResponseCache, "freshness"> };

/** What stands at the foot of every page; no page asks the database for it. */
export const openAssociation = ({ fork, responseCache: { freshness } }: Sources) =>
  openLastKnown({ freshness, tags, ask: async () => findFacts(fork()) });
