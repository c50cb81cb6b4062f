import { LRUCache } from "lru-cache";
import type { Compressed } from "../http/compress.ts";
import type { Freshness } from "./freshness.ts";
import { type Bodies, ownBody, sizeOf, unpack } from "./cached-bodies.ts";
import type { TagCollector } from "./tag-collector.ts";

/** Bytes of all cached answers together, some hundreds of pages; the server is to stay under 250 MB. */
const mostBytes = 6 * 1024 * 1024;

/** Bytes that an answer takes besides its texts: its tags and its place among the others. */
const about = 1_024;

/** `compressed`: the body as it was sent, if it was compressed. */
export type Answer = {
  headers: Record<string, string>;
  body: Buffer;
  compressed?: Compressed | undefined;
  /** The one that it was first sent with, where it had one. */
  etag?: string | undefined;
};

export type CachedAnswer = {
  since: number;
  tags: ReadonlySet<string>;
  headers: string[];
  /** Most answers are never asked for again: made when this one is. */
  etag?: string;
  /** Until then what was sent is all there is, where it was compressed: of a page a sixth. */
  compressed?: Compressed;
  bodies: Bodies;
};

/** Changes at midnight: an answer that was begun before is of the day before, whenever it is done. */
const dayTag = "day";

/** A day of the association ends at midnight in Seoul, and some pages tell what day it is. */
const dayOf = (now: Date) => Math.floor((now.getTime() + 9 * 60 * 60_000) / (24 * 60 * 60_000));

/** What is cached of an answer that somebody may ask for again. */
function storedOf({ body, compressed }: Answer): Pick<CachedAnswer, "bodies" | "compressed"> {
  if (!compressed) return { bodies: { identity: ownBody(body) } };
  return { bodies: {}, compressed: { ...compressed, body: ownBody(compressed.body) } };
}

/** An address is the sender's to choose, two bytes a character. */
const bytesOf = ({ headers, bodies, compressed }: CachedAnswer, key: string): number =>
  about + 2 * key.length + headers.join("").length + (compressed?.body.length ?? 0) + sizeOf(bodies);

/** Answers by their addresses, for as long as nothing that they show has changed and there is room. */
export function createAnswerStore(freshness: Freshness, now: () => Date) {
  const answers = new LRUCache<string, CachedAnswer>({ maxSize: mostBytes, sizeCalculation: bytesOf });
  let day = dayOf(now());

  const forgetYesterday = () => {
    const today = dayOf(now());
    if (today === day) return;
    day = today;
    answers.clear();
    freshness.change(dayTag);
  };

  const find = (key: string): CachedAnswer | undefined => {
    forgetYesterday();
    const cached = answers.get(key);
    if (!cached) return undefined;
    if (freshness.isFresh(cached.since, cached.tags)) return cached;
    answers.delete(key);
    return undefined;
  };

  return {
    has: (key: string): boolean => find(key) !== undefined,

    /** For somebody who asks again: the body is there as it was made, or as it is sent. */
    find(key: string): CachedAnswer | undefined {
      const cached = find(key);
      if (!cached?.compressed) return cached;
      const { compressed, ...others } = cached;
      const whole = { ...others, bodies: unpack(compressed) };
      answers.set(key, whole);
      return whole;
    },

    /** Stores what one visitor was answered, unless it is out of date already. */
    put(key: string, { since, tags }: TagCollector, answer: Answer): void {
      forgetYesterday();
      if (!freshness.isFresh(since, tags) || !freshness.isFresh(since, [dayTag])) return;
      const headers = Object.entries({ ...answer.headers, vary: "Accept-Encoding" }).flat();
      answers.set(key, { since, tags, headers, ...(answer.etag && { etag: answer.etag }), ...storedOf(answer) });
    },

    /** Stores these bodies of an answer, unless it has gone meanwhile. */
    replace(key: string, cached: CachedAnswer, bodies: Bodies): void {
      if (answers.peek(key) === cached) answers.set(key, { ...cached, bodies });
    },

    /** Bytes that all of them take. */
    size: () => answers.calculatedSize,
  };
}
