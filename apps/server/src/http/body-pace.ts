/** How fast a body has to come. */
export type Pace = {
  /** Milliseconds over which bytes are counted. */
  silence: number;
  /** Bytes that have to come within any such time. */
  least: number;
};

/** Looks within that time. */
export const looks = 30;

/**
 * A sliding window over the bytes that have come. `isTooSlow` is told their number at each look at which the sender had the
 * turn: looks are counted and no clock is read, so a process that stands still itself blames nobody for it.
 */
export function createPace({ least }: Pace, already: number) {
  const came = [already];
  return {
    isTooSlow(bytes: number): boolean {
      const before = came.length < looks ? undefined : came.shift();
      came.push(bytes);
      return before !== undefined && bytes - before < least;
    },
  };
}
