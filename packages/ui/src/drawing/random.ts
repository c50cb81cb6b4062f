/** Numbers from 0 to 1 that look random and are the same for the same seed, on the server as in the browser. */
export function random(seed: number): () => number {
  let state = Math.imul(seed + 1, 2654435761) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}
