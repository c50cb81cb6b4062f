import { type FixedTextName, pageTextNames } from "@bulmo/contracts/page-text-rule";
import type { PageTextShown } from "@bulmo/contracts/page-text";
import type { EntityManager } from "@bulmo/entities/database";
import { type LastKnown, openLastKnown } from "../../platform/cache/last-known.ts";
import type { ResponseCache } from "../../platform/cache/response-cache.ts";
import { findShown } from "./page-text.query.ts";

/**
 * What the database tells when a version was published, or when somebody else holds an office that a signature names;
 * the migrations that make them say it.
 */
const tags = [...pageTextNames.map((name) => `page-text:${name}`), "officer", "person"];

type Sources = { fork: () => EntityManager; responseCache: Pick<ResponseCache, "freshness"> };

export type ShownTexts = Readonly<Record<FixedTextName, PageTextShown>>;

/**
 * What everybody reads, of all texts that every site has: a page that shows several costs no query more than one that shows none. Not to be
 * read within a transaction, which may hold the only connection.
 */
export const openPageTexts = ({ fork, responseCache: { freshness } }: Sources): Promise<LastKnown<ShownTexts>> =>
  openLastKnown({ freshness, tags, ask: async () => findShown(fork()) });
