/** Numbers from 0 to 1 that look random and are the same for the same seed on every machine (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e37_79b9) >>> 0;
  return () => {
    state = (state + 0x6d2b_79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
