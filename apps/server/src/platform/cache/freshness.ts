/** When what was last changed, counted in changes: a clock that ticks with each of them. */
export type Freshness = ReturnType<typeof createFreshness>;

/** On a page, counts of views are seldom looked at and often changed: they may be this old, in milliseconds. */
const viewsMayLag = 10_000;

/** Tags whose last change is known; names of members are among them, who choose them. */
const mostTags = 10_000;

const isViews = (tag: string) => tag.startsWith("views:");

/** The tag for who may show what it was a while ago; counts of views have one, others are always as they are. */
export const lateTag = (tag: string): string => (isViews(tag) ? `late ${tag}` : tag);

/** Knows since when something that was read is out of date. Nothing is fresh before `resume`. */
export function createFreshness() {
  let clock = 0;
  let oldest = Number.POSITIVE_INFINITY;
  const changedAt = new Map<string, number>();
  const waiting = new Map<string, NodeJS.Timeout>();

  const resume = () => {
    oldest = clock += 1;
  };
  const change = (tag: string) => {
    changedAt.set(tag, (clock += 1));
    if (changedAt.size <= mostTags) return;
    // Without them nobody knows what is from before: once, all that is cached is made anew.
    changedAt.clear();
    if (oldest !== Number.POSITIVE_INFINITY) resume();
  };
  const changeSoon = (tag: string) => {
    if (waiting.has(tag)) return;
    const timer = setTimeout(() => {
      waiting.delete(tag);
      change(tag);
    }, viewsMayLag).unref();
    waiting.set(tag, timer);
  };

  return {
    /** The time, to be noted before anything is read. */
    now: () => clock,
    isFresh: (since: number, tags: Iterable<string>) => {
      if (since < oldest) return false;
      for (const tag of tags) if ((changedAt.get(tag) ?? 0) > since) return false;
      return true;
    },
    change: (tag: string) => {
      change(tag);
      if (isViews(tag)) changeSoon(lateTag(tag));
    },
    /** Changes can be heard again: only what is read from now on is fresh. */
    resume,
    /** Changes may go unheard: nothing is fresh. */
    suspend: () => {
      oldest = Number.POSITIVE_INFINITY;
    },
    close: () => waiting.forEach((timer) => clearTimeout(timer)),
  };
}
