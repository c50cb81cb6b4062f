import { setTimeout } from "node:timers/promises";
import type { Freshness } from "./freshness.ts";
import { createFreshValue } from "./fresh-value.ts";
import { collectTags, type TagCollector } from "./tag-collector.ts";

/** Milliseconds that a page waits for it: the database answers in one, and who finds none waits for the page's own. */
const patience = 100;

type Sources<Value> = {
  freshness: Freshness;
  /** What the database tells when it has changed. */
  tags: readonly string[];
  ask: () => Promise<Value>;
};

export type LastKnown<Value> = {
  /** As it stands: asked for once, and again when the database has told of a change, or where changes are not heard. */
  read: () => Promise<Value>;
  /**
   * For every page: as it stood last where changes are not heard (the database is away, or this is development) or no
   * answer comes soon, and then the page is not cached. None waits for this alone.
   */
  readForPage: (collector: TagCollector | undefined) => Promise<Value>;
  /**
   * For a page that is about it: waits for it as for any other answer, and is shown as it stood last, and not cached,
   * where the database does not answer.
   */
  readOrLast: (collector: TagCollector | undefined) => Promise<Value>;
};

/** What every page shows a little of, and seldom changes. Throws what the first asking throws. */
export async function openLastKnown<Value>({ freshness, tags, ask }: Sources<Value>): Promise<LastKnown<Value>> {
  let known!: Value;
  const read = createFreshValue({ freshness, tags: () => tags, ask: async () => (known = await ask()) });
  await read();

  const isReadSoon = async (): Promise<boolean> => {
    const isRead = read().then(
      () => true,
      () => false,
    );
    return Promise.race([isRead, setTimeout(patience, false, { ref: false })]);
  };

  const isHeard = () => freshness.isFresh(freshness.now(), []);

  return {
    read,
    async readOrLast(collector) {
      const isRead = isHeard()
        ? read().then(
            () => true,
            () => false,
          )
        : isReadSoon();
      if (!(await isRead)) collectTags(collector, null);
      return known;
    },
    async readForPage(collector) {
      collectTags(collector, tags);
      if (isHeard() && !(await isReadSoon())) collectTags(collector, null);
      return known;
    },
  };
}
