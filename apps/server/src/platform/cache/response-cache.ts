import { type ChangeFeed, listenForChanges } from "@bulmo/entities/change-feed";
import type { Database } from "@bulmo/entities/database";
import type { Log } from "../log/log.ts";
import { createFreshness } from "./freshness.ts";
import { createKeptAnswers } from "./cached-answers.ts";
import { createRemember } from "./cached-count.ts";

export type Memory = Awaited<ReturnType<typeof openMemory>>;

type MemoryOptions = {
  database: Database;
  now: () => Date;
  log: Log;
  /** False where pages change without the database, as in development; nothing is kept then. */
  isOn: boolean;
};

const silence: ChangeFeed = { settle: () => Promise.resolve(), close: () => Promise.resolve() };

/** What visitors were answered, kept for as long as the database tells of every change; while it does not, nothing is. */
export async function openMemory({ database, now, log, isOn }: MemoryOptions) {
  const freshness = createFreshness();
  const listener = {
    onChange: freshness.change,
    onFound: freshness.resume,
    onLost: () => {
      freshness.suspend();
      log.warn("changes are not heard: every page is made anew");
    },
  };
  const feed = isOn ? await listenForChanges(database, listener) : silence;
  return {
    freshness,
    kept: createKeptAnswers(freshness, now),
    remember: createRemember(freshness),
    /** Resolves when this process knows of everything that has been committed. */
    settle: feed.settle,
    async close() {
      freshness.close();
      await feed.close();
    },
  };
}
