/** How fast a body has to come, or an answer to be read. */
export type Pace = {
  /** Milliseconds over which bytes are counted. */
  silence: number;
  /** Bytes that have to pass within any such time. */
  least: number;
};

/** Looks within that time. */
export const looks = 30;

/**
 * A sliding window over the bytes that have passed. `isTooSlow` is told their number at each look at which the other side had
 * the turn: looks are counted and no clock is read, so a process that stands still itself blames nobody for it.
 */
export function createPace({ least }: Pace, already: number) {
  const passed = [already];
  return {
    isTooSlow(bytes: number): boolean {
      const before = passed.length < looks ? undefined : passed.shift();
      passed.push(bytes);
      return before !== undefined && bytes - before < least;
    },
  };
}
