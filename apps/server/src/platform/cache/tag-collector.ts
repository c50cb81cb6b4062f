import { lateSubject } from "./freshness.ts";

/** What goes into an answer while it is being made. */
export type Reading = {
  /** The time of `Freshness` before anything was read. */
  since: number;
  subjects: Set<string>;
  /** Whether the answer is the same for every visitor; nobody has said so at first. */
  isShared: boolean;
  /** Somebody found a reason against keeping it. */
  isRefused: boolean;
};

export const beginReading = (since: number): Reading => ({
  since,
  subjects: new Set(),
  isShared: false,
  isRefused: false,
});

/** Notes what was read; null for what must be asked anew each time. */
export function note(reading: Reading | undefined, subjects: readonly string[] | null): void {
  if (!reading) return;
  if (!subjects) {
    reading.isRefused = true;
    return;
  }
  reading.isShared = true;
  for (const subject of subjects) reading.subjects.add(subject);
}

/** Notes a page, which always shows what a visitor sees: what its calls have read, with counts of views as they were. */
export function notePage(reading: Reading | undefined): void {
  if (!reading) return;
  reading.isShared = true;
  reading.subjects = new Set([...reading.subjects].map(lateSubject));
}
