/** How fast a body has to come, or an answer to be read. */
export type MinimumRate = {
  /** Milliseconds over which bytes are counted. */
  window: number;
  /** Bytes that have to pass within any such time. */
  minimumBytes: number;
};

/** Looks within that time. */
export const samplesPerWindow = 30;

/**
 * A sliding window over the bytes that have passed. `isTooSlow` is told their number at each look at which the other side had
 * the turn: looks are counted and no clock is read, so a process that stands still itself blames nobody for it.
 */
export function createRateMeter({ minimumBytes }: MinimumRate, already: number) {
  const passed = [already];
  return {
    isTooSlow(bytes: number): boolean {
      const before = passed.length < samplesPerWindow ? undefined : passed.shift();
      passed.push(bytes);
      return before !== undefined && bytes - before < minimumBytes;
    },
  };
}
