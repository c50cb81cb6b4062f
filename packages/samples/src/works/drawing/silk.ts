/** Pixels after which the weave repeats; large enough that no eye finds the seam. */
const side = 512;

/** A linear congruential generator: the same silk for the same seed, on any machine. */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Raw grey pixels of a plain weave: warp and weft of uneven strength, and the grain of mineral pigment in between.
 * Laid over a drawing as soft light it takes the flatness of SVG away, in a hundredth of the time of an SVG filter.
 */
export function silk(seed: number) {
  const next = random(seed);
  const warp = Array.from({ length: side }, () => next() - 0.5);
  const weft = Array.from({ length: side }, () => next() - 0.5);
  const input = Buffer.alloc(side * side);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const thread = (x + y) % 2 === 0 ? (warp[x] ?? 0) : (weft[y] ?? 0);
      const grain = next() + next() - 1;
      input[y * side + x] = Math.round(128 + thread * 22 + grain * 16);
    }
  return { input, raw: { width: side, height: side, channels: 1 as const } };
}
