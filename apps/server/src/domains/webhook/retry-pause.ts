const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Milliseconds after each attempt that failed, as Standard Webhooks suggests: ten attempts in a little more than three days. */
const pauses = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const;

export const mostAttempts = pauses.length + 1;

/** Up to a tenth more or less: receivers that were away are not met by everything at once. */
const spread = 0.1;

/** How long to wait after so many attempts; null after the last. `random` is at least 0 and less than 1. */
export function pauseAfter(attempts: number, random: number): number | null {
  const pause = pauses[attempts - 1];
  return pause === undefined ? null : Math.round(pause * (1 - spread + 2 * spread * random));
}
