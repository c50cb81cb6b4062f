import { LRUCache } from "lru-cache";
import type { Freshness } from "./freshness.ts";

type Entry = { since: number; tags: readonly string[]; value: Promise<number> };

/** Numbers that may be cached at once, and characters of what they are of: words that readers search for. */
const most = 5_000;
const mostCharacters = 500_000;

/** What a number is of: its name, and the tags on which it depends. */
type CountKey = { key: string; tags: readonly string[] };

export type CachedCount = (count: CountKey, ask: () => Promise<number>) => Promise<number>;

/** Numbers that take long to count, until something they count has changed. Of many who ask at once, one counts. */
export function createCachedCount(freshness: Freshness): CachedCount {
  const numbers = new LRUCache<string, Entry>({
    max: most,
    maxSize: mostCharacters,
    sizeCalculation: (_entry, key) => Math.max(1, key.length),
  });
  return ({ key, tags }, ask) => {
    const known = numbers.get(key);
    if (known && freshness.isFresh(known.since, known.tags)) return known.value;
    const counted = { since: freshness.now(), tags, value: ask() };
    numbers.set(key, counted);
    counted.value.catch(() => numbers.get(key) === counted && numbers.delete(key));
    return counted.value;
  };
}
