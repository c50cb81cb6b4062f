import { setTimeout } from "node:timers/promises";
import type { EntityManager } from "@bulmo/entities/database";
import type { ResponseCache } from "../../platform/cache/response-cache.ts";
import { collectTags, type TagCollector } from "../../platform/cache/tag-collector.ts";
import { findBoards, findGroups } from "./board.query.ts";
import { type Boards, createBoards } from "./boards.ts";

/** What the database tells when one of them has changed; the migration that makes them says it. */
const tags = ["board"];

/** Milliseconds that a page waits for them: the database answers in one, and who finds none waits for the page's own. */
const patience = 100;

type Sources = { fork: () => EntityManager; responseCache: Pick<ResponseCache, "freshness"> };

export type BoardSource = {
  /** As they stand. Not to be asked for within a transaction, which may hold the only connection. */
  read: () => Promise<Boards>;
  /** For the menus of a page: as they stood last, where the database cannot be asked soon; the page is not cached then. */
  readForPage: (collector: TagCollector | undefined) => Promise<Boards>;
};

async function findAll(em: EntityManager): Promise<Boards> {
  const [rows, groups] = [await findBoards(em), await findGroups(em)];
  return createBoards(rows, groups);
}

/**
 * All boards and exhibitions: the database is asked once, and again when it has told of a change. Where changes are not
 * heard it is asked each time: who may read is nothing to be guessed.
 */
export async function openBoards({ fork, responseCache: { freshness } }: Sources): Promise<BoardSource> {
  const begun = freshness.now();
  let known = await findAll(fork());
  let cached: { since: number; value: Promise<Boards> } | undefined = { since: begun, value: Promise.resolve(known) };

  const read = (): Promise<Boards> => {
    if (cached && freshness.isFresh(cached.since, tags)) return cached.value;
    const asked = { since: freshness.now(), value: findAll(fork()) };
    cached = asked;
    asked.value.then(
      (boards) => (known = boards),
      () => cached === asked && (cached = undefined),
    );
    return asked.value;
  };

  return {
    read,
    async readForPage(collector) {
      collectTags(collector, tags);
      const nothing = () => undefined;
      const boards = await Promise.race([read().catch(nothing), setTimeout(patience, undefined, { ref: false })]);
      if (!boards) collectTags(collector, null);
      return boards ?? known;
    },
  };
}
