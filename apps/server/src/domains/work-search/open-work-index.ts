import type { EntityManager } from "@bulmo/entities/database";
import { createFreshValue } from "../../platform/cache/fresh-value.ts";
import type { ResponseCache } from "../../platform/cache/response-cache.ts";
import type { BoardSource } from "../board/open-boards.ts";
import { findFacts, findPublicPeople } from "./work-index.query.ts";
import { createWorkIndex } from "./work-index.ts";

type Sources = {
  fork: () => EntityManager;
  boards: BoardSource;
  responseCache: Pick<ResponseCache, "freshness">;
};

/** What the database tells when works are found otherwise than before: what they say, who made them, how they look. */
export const workTags = (types: Iterable<string>): string[] => [
  "board",
  "person",
  "artist",
  "colour",
  ...Array.from(types, (type) => `post:${type}`),
];

export type WorkIndexSource = ReturnType<typeof openWorkIndex>;

/**
 * All works by what they are found by, in memory from the first search on: some 600 bytes each, and 10,000 are looked
 * through in a few milliseconds, where the database would take one pass for each facet (docs/decisions/066).
 */
export const openWorkIndex = ({ fork, boards, responseCache: { freshness } }: Sources) =>
  createFreshValue({
    freshness,
    tags: async () => workTags((await boards.read()).listed.exhibitions.map(({ type }) => type)),
    ask: async () => {
      const em = fork();
      return createWorkIndex(await findFacts(em), await findPublicPeople(em));
    },
  });
