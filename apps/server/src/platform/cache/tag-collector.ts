import { lateTag } from "./freshness.ts";

/** What goes into an answer while it is being made. */
export type TagCollector = {
  /** The time of `Freshness` before anything was read. */
  since: number;
  tags: Set<string>;
  /** Whether the answer is the same for every visitor; nobody has said so at first. */
  isShared: boolean;
  /** Somebody found a reason against caching it. */
  isRefused: boolean;
};

export const createTagCollector = (since: number): TagCollector => ({
  since,
  tags: new Set(),
  isShared: false,
  isRefused: false,
});

/** Notes what was read; null for what must be asked anew each time. */
export function collectTags(collector: TagCollector | undefined, tags: readonly string[] | null): void {
  if (!collector) return;
  if (!tags) {
    collector.isRefused = true;
    return;
  }
  collector.isShared = true;
  for (const tag of tags) collector.tags.add(tag);
}

/** Notes a page, which always shows what a visitor sees: what its calls have read, with counts of views as they were. */
export function collectPage(collector: TagCollector | undefined): void {
  if (!collector) return;
  collector.isShared = true;
  collector.tags = new Set([...collector.tags].map(lateTag));
}
