import { type ChangeFeed, listenForChanges } from "@bulmo/entities/change-feed";
import type { Database } from "@bulmo/entities/database";
import type { Log } from "../log/log.ts";
import { createFreshness } from "./freshness.ts";
import { createCachedAnswers } from "./cached-answers.ts";
import { createCachedCount } from "./cached-count.ts";

export type ResponseCache = Awaited<ReturnType<typeof openResponseCache>>;

type ResponseCacheOptions = {
  database: Database;
  now: () => Date;
  log: Log;
  /** False where pages change without the database, as in development; nothing is cached then. */
  isOn: boolean;
};

const noFeed: ChangeFeed = { catchUp: () => Promise.resolve(), close: () => Promise.resolve() };

/** What visitors were answered, cached for as long as the database tells of every change; while it does not, nothing is. */
export async function openResponseCache({ database, now, log, isOn }: ResponseCacheOptions) {
  const freshness = createFreshness();
  const listener = {
    onChange: freshness.change,
    onOpen: freshness.resume,
    onLost: () => {
      freshness.suspend();
      log.warn("changes are not heard: every page is made anew");
    },
  };
  const feed = isOn ? await listenForChanges(database, listener) : noFeed;
  return {
    freshness,
    answers: createCachedAnswers(freshness, now),
    cachedCount: createCachedCount(freshness),
    /** Resolves when this process knows of everything that has been committed. */
    waitForInvalidation: feed.catchUp,
    async close() {
      freshness.close();
      await feed.close();
    },
  };
}
