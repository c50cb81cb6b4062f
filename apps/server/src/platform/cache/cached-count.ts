import { LRUCache } from "lru-cache";
import type { Freshness } from "./freshness.ts";

type Remembered = { since: number; subjects: readonly string[]; value: Promise<number> };

/** Numbers that may be remembered at once, and characters of what they are of: words that readers search for. */
const most = 5_000;
const mostCharacters = 500_000;

/** What a number is of: its name, and the subjects on which it depends. */
export type Question = { key: string; subjects: readonly string[] };

export type Remember = (question: Question, ask: () => Promise<number>) => Promise<number>;

/** Numbers that take long to count, until something they count has changed. Of many who ask at once, one counts. */
export function createRemember(freshness: Freshness): Remember {
  const numbers = new LRUCache<string, Remembered>({
    max: most,
    maxSize: mostCharacters,
    sizeCalculation: (_remembered, key) => Math.max(1, key.length),
  });
  return ({ key, subjects }, ask) => {
    const known = numbers.get(key);
    if (known && freshness.isFresh(known.since, known.subjects)) return known.value;
    const counted = { since: freshness.now(), subjects, value: ask() };
    numbers.set(key, counted);
    counted.value.catch(() => numbers.get(key) === counted && numbers.delete(key));
    return counted.value;
  };
}
