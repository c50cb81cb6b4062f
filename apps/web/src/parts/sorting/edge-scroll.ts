/** From requirements/constants.md: parts of the container's size, counted from the edge, and pixels per step. */
const begins = 0.25;
const fastest = 0.05;
const longestStep = 28;

const towards = (distance: number, size: number): number => {
  const nearness = Math.min(1, Math.max(0, (begins - distance / size) / (begins - fastest)));
  // Slow at first: whoever picks up an entry near the edge does not want to be carried away.
  return Math.round(nearness ** 2 * longestStep);
};

/** Pixels by which to scroll at this step: negative upwards, 0 in the middle. `pointer` counts from the upper edge. */
export function scrollStep(pointer: number, size: number): number {
  return towards(size - pointer, size) - towards(pointer, size);
}
