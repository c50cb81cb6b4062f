/** When what was last changed, counted in changes: a clock that ticks with each of them. */
export type Freshness = ReturnType<typeof createFreshness>;

/** On a page, counts of views are seldom looked at and often changed: they may be this old, in milliseconds. */
const viewsMayLag = 10_000;

/** Subjects whose last change is known; names of members are among them, who choose them. */
const mostSubjects = 10_000;

const isViews = (subject: string) => subject.startsWith("views:");

/** The subject for who may show what it was a while ago; counts of views have one, others are always as they are. */
export const lateSubject = (subject: string): string => (isViews(subject) ? `late ${subject}` : subject);

/** Knows since when something that was read is out of date. Nothing is fresh before `resume`. */
export function createFreshness() {
  let clock = 0;
  let oldest = Number.POSITIVE_INFINITY;
  const changedAt = new Map<string, number>();
  const waiting = new Map<string, NodeJS.Timeout>();

  const resume = () => {
    oldest = clock += 1;
  };
  const change = (subject: string) => {
    changedAt.set(subject, (clock += 1));
    if (changedAt.size <= mostSubjects) return;
    // Without them nobody knows what is from before: once, all that is kept is made anew.
    changedAt.clear();
    if (oldest !== Number.POSITIVE_INFINITY) resume();
  };
  const changeSoon = (subject: string) => {
    if (waiting.has(subject)) return;
    const timer = setTimeout(() => {
      waiting.delete(subject);
      change(subject);
    }, viewsMayLag).unref();
    waiting.set(subject, timer);
  };

  return {
    /** The time, to be noted before anything is read. */
    now: () => clock,
    isFresh: (since: number, subjects: Iterable<string>) => {
      if (since < oldest) return false;
      for (const subject of subjects) if ((changedAt.get(subject) ?? 0) > since) return false;
      return true;
    },
    change: (subject: string) => {
      change(subject);
      if (isViews(subject)) changeSoon(lateSubject(subject));
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
